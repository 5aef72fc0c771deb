// A menu: one button that opens a list in front of everything, or from the bottom on a phone.

import { h, replace, uid } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox, matching, owns } from "./listbox.js";

const SEARCH_FROM = 10;
const GAP = 6;

/**
 * `entries`: `{value, label, description, lead}`; `chosen`: values; `onChoose(values)` is called when
 * the person has chosen. `busy` shows that an answer is awaited, `blocked` that another one is. With
 * `max` above one the list stays open until Done, a press outside, or Esc (which changes nothing).
 */
export function selectBox({
  label,
  placeholder,
  entries,
  chosen,
  min = 1,
  max = 1,
  disabled = false,
  busy = false,
  blocked = busy,
  key,
  onChoose,
}) {
  return new SelectBox({
    label,
    placeholder,
    entries,
    chosen,
    min,
    max,
    disabled,
    busy,
    blocked,
    key,
    onChoose,
  }).element;
}

class SelectBox {
  constructor(given) {
    this.given = given;
    this.several = given.max > 1;
    this.chosen = new Set(given.chosen);
    this.before = null;
    this.picked = false;
    this.list = new Listbox({
      label: given.label,
      multiple: this.several,
      onPick: (item) => this.pick(item),
    });
    this.list.onActive = () => this.isOpen && owns(this.field, this.list, true);
    this.button = h("button", {
      type: "button",
      class: given.busy ? "select busy" : "select",
      disabled: given.disabled,
      "aria-disabled": given.blocked && "true",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "data-key": given.key,
      on: { click: () => this.toggle(), keydown: (event) => this.openBy(event) },
    });
    this.search =
      given.entries.length > SEARCH_FROM &&
      h("input", {
        class: "select-search",
        type: "text",
        role: "combobox",
        "aria-label": `Search: ${given.label}`,
        placeholder: "Search",
        autocomplete: "off",
        on: { input: () => this.fill() },
      });
    this.hint = h("span", { class: "select-hint", role: "status" });
    this.done = h(
      "button",
      { type: "button", class: "button primary", on: { click: () => this.close(true) } },
      "Done",
    );
    this.sheet = h(
      "div",
      {
        class: "sheet",
        popover: "auto",
        id: uid("sheet"),
        on: { keydown: (event) => this.key(event), toggle: (event) => this.toggled(event) },
      },
      this.search,
      this.list.element,
      this.several && h("div", { class: "sheet-foot" }, this.hint, this.done),
    );
    this.field = this.search || this.list.element;
    if (!this.search) this.list.element.tabIndex = 0;
    this.element = h("div", { class: "select-box" }, this.button, this.sheet);
    this.face();
  }

  get isOpen() {
    return this.sheet.matches(":popover-open");
  }

  face() {
    const labels = this.given.entries.filter((entry) => this.chosen.has(entry.value));
    const shown = labels.length
      ? labels.map((entry) =>
          h(
            "span",
            { class: this.several ? "chip" : "select-value" },
            entry.lead?.cloneNode(true),
            entry.label,
          ),
        )
      : h("span", { class: "select-placeholder" }, this.given.placeholder);
    replace(this.button, h("span", { class: "select-shown" }, shown), icon("down", 18));
    this.button.setAttribute(
      "aria-label",
      `${this.given.label}: ${labels.map((entry) => entry.label).join(", ") || "nothing chosen"}`,
    );
  }

  toggle() {
    if (this.given.blocked) return;
    if (this.isOpen) this.close(true);
    else this.open();
  }

  openBy(event) {
    if (event.key !== "ArrowDown" || this.isOpen || this.given.blocked || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.open();
  }

  open() {
    this.before = new Set(this.chosen);
    this.sheet.showPopover();
    if (this.search) this.search.value = "";
    this.fill();
    this.place();
    this.field.focus();
    this.button.setAttribute("aria-expanded", "true");
  }

  place() {
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom - GAP;
    const up = below < Math.min(this.sheet.offsetHeight, 260) && box.top > below;
    const style = this.sheet.style;
    style.left = `${Math.max(8, Math.min(box.left, innerWidth - this.sheet.offsetWidth - 8))}px`;
    style.minWidth = `${box.width}px`;
    style.top = up ? "auto" : `${box.bottom + GAP}px`;
    style.bottom = up ? `${innerHeight - box.top + GAP}px` : "auto";
    style.maxHeight = `${Math.max(160, (up ? box.top : below) - 3 * GAP)}px`;
  }

  fill() {
    const found = matching(
      this.given.entries,
      this.search ? this.search.value : "",
      (entry) => `${entry.label} ${entry.description ?? ""}`,
    );
    const items = found.map((entry) => ({
      ...entry,
      lead: entry.lead?.cloneNode(true),
      chosen: this.chosen.has(entry.value),
    }));
    const first = items.findIndex((item) => item.chosen);
    this.list.show(items, Math.max(first, items.length ? 0 : -1));
    this.say();
    owns(this.field, this.list, true);
  }

  say() {
    const { min, max } = this.given;
    const wanted =
      min === max ? `Choose ${min}` : min > 0 ? `Choose ${min} to ${max}` : `Choose up to ${max}`;
    this.hint.textContent = `${wanted} · ${this.chosen.size} chosen`;
    this.done.disabled = !this.good();
  }

  good() {
    return this.chosen.size >= this.given.min && this.chosen.size <= this.given.max;
  }

  pick(item) {
    if (!this.several) {
      const off = this.chosen.has(item.value) && this.given.min === 0;
      this.chosen = new Set(off ? [] : [item.value]);
      this.picked = true;
      this.close(true);
      return;
    }
    if (this.chosen.has(item.value)) this.chosen.delete(item.value);
    else if (this.chosen.size < this.given.max) this.chosen.add(item.value);
    for (const one of this.list.items) one.chosen = this.chosen.has(one.value);
    this.list.mark(this.list.items.indexOf(item));
    this.say();
  }

  key(event) {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      this.close(false);
    } else if (event.key === "Tab" && !this.several) {
      this.close(false);
    } else if (event.key === " " && !this.search && event.target === this.field) {
      event.preventDefault();
      if (this.list.active >= 0) this.pick(this.list.items[this.list.active]);
    } else if (event.target !== this.done && this.list.key(event)) {
      event.preventDefault();
    } else if (!this.search && event.key.length === 1 && event.target === this.field) {
      const at = this.list.items.findIndex((item) =>
        item.label.toLowerCase().startsWith(event.key.toLowerCase()),
      );
      if (at >= 0) this.list.mark(at);
    }
  }

  close(keep) {
    this.sheet.hidePopover();
    this.button.focus();
    this.settle(keep);
  }

  /** A press outside closes it too, and keeps what was chosen. */
  toggled(event) {
    if (event.newState === "closed") this.settle(true);
  }

  settle(keep) {
    if (this.before === null) return;
    const { before, picked } = this;
    this.before = null;
    this.picked = false;
    this.button.setAttribute("aria-expanded", "false");
    owns(this.field, this.list, false);
    const same = this.chosen.size === before.size && [...this.chosen].every((value) => before.has(value));
    const news = keep && this.good() && (picked || !same);
    if (!news) this.chosen = before;
    this.face();
    if (news) this.given.onChoose([...this.chosen]);
  }
}
