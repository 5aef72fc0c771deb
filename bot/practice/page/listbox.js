// A list to choose from, steered by the keyboard of the field it belongs to.

import { h, replace, uid } from "./dom.js";
import { icon } from "./icons.js";

export class Listbox {
  /** `onPick(item)` is called for the item chosen; `multiple` shows check marks for `item.chosen`. */
  constructor({ label, onPick, multiple = false }) {
    this.id = uid("list");
    this.items = [];
    this.active = -1;
    this.multiple = multiple;
    this.onPick = onPick;
    this.element = h("ul", {
      class: "listbox",
      id: this.id,
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple && "true",
    });
  }

  /** Show these items: `{label, description, note, badge, lead, group, chosen, disabled}`. */
  show(items, active = items.length ? 0 : -1) {
    this.items = items;
    this.active = active;
    let group;
    const rows = items.flatMap((item, at) => {
      const head =
        item.group && item.group !== group
          ? [h("li", { class: "list-group", role: "presentation" }, item.group)]
          : [];
      group = item.group;
      return [...head, this.row(item, at)];
    });
    replace(this.element, rows);
    this.mark();
  }

  row(item, at) {
    return h(
      "li",
      {
        class: "list-item",
        id: `${this.id}-${at}`,
        role: "option",
        "aria-disabled": item.disabled && "true",
        on: {
          mousedown: (event) => event.preventDefault(),
          pointermove: () => this.active !== at && this.mark(at),
          click: () => !item.disabled && this.onPick(item),
        },
      },
      item.lead,
      h(
        "span",
        { class: "list-text" },
        h("span", { class: "list-label" }, item.label, item.badge),
        item.description && h("span", { class: "list-description" }, item.description),
      ),
      item.note && h("span", { class: "list-note" }, item.note),
      this.multiple && h("span", { class: "list-check" }, icon("check", 16)),
    );
  }

  mark(active = this.active) {
    this.active = active;
    for (const row of this.element.querySelectorAll("[role=option]")) {
      const at = Number(row.id.slice(this.id.length + 1));
      row.classList.toggle("active", at === active);
      row.setAttribute(
        "aria-selected",
        String(this.multiple ? Boolean(this.items[at].chosen) : at === active),
      );
    }
    this.element.querySelector(".active")?.scrollIntoView({ block: "nearest" });
    this.onActive?.();
  }

  get activeId() {
    return this.active >= 0 ? `${this.id}-${this.active}` : "";
  }

  /** Do what a key means here; true if it meant something. */
  key(event) {
    const count = this.items.length;
    if (!count || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
    const steps = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active < 0 ? count - 1 : this.active - 1,
      PageDown: Math.min(this.active + 8, count - 1),
      PageUp: Math.max(this.active - 8, 0),
    };
    if (event.key in steps) {
      this.mark((steps[event.key] + count) % count);
      return true;
    }
    if (event.key === "Enter" && this.active >= 0) {
      if (!this.items[this.active].disabled) this.onPick(this.items[this.active]);
      return true;
    }
    return false;
  }
}

/** Make a field the owner of a list, for those who hear the page instead of seeing it. */
export function owns(field, list, open) {
  field.setAttribute("aria-expanded", String(open));
  if (open) field.setAttribute("aria-controls", list.id);
  else field.removeAttribute("aria-controls");
  if (open && list.activeId) field.setAttribute("aria-activedescendant", list.activeId);
  else field.removeAttribute("aria-activedescendant");
}

/** Those of `items` of which one text has every word of `typed`, best first. */
export function matching(items, typed, ...textsOf) {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  if (!words.length) return items;
  const best = (item) => Math.max(...textsOf.map((textOf) => score(fold(textOf(item)), words)));
  const scored = items.map((item) => ({ item, score: best(item) }));
  return scored
    .filter(({ score: points }) => points > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function score(text, words) {
  let points = text.startsWith(words.join(" ")) ? 4 : 1;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1])) points += 1;
  }
  return points;
}
