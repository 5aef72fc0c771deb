// A chosen command, with a field for each option one fills.

import { descriptionOf, interactionOptions, mustChoose, nameOf } from "./commands.js";
import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox, owns } from "./listbox.js";
import { OptionField } from "./option_field.js";

export class CommandForm {
  /** `done(leaf, options)` sends it; `cancel(keepText)` puts the command away. */
  constructor(app, channel, leaf, { done, cancel }) {
    Object.assign(this, { club: app.club, line: app.line, channel, leaf, done, cancel });
    this.fields = leaf.options
      .filter((option) => option.required)
      .map((option) => new OptionField(this, option));
    this.row = h("div", { class: "options" });
    this.list = new Listbox({ label: "Suggestions", onPick: (item) => this.pick(item) });
    this.list.onActive = () => this.at && owns(this.at.input, this.list, !this.popup.hidden);
    this.hint = h("p", { class: "popup-hint" });
    this.message = h("p", { class: "popup-message", role: "status" });
    this.popup = h(
      "div",
      { class: "popup suggestions", hidden: true },
      this.hint,
      this.message,
      this.list.element,
    );
    this.send = h(
      "button",
      {
        type: "button",
        class: "round-button send",
        "aria-label": `Send /${leaf.path}`,
        title: "Send",
        on: { click: () => this.submit() },
      },
      icon("send"),
    );
    const close = h(
      "button",
      {
        type: "button",
        class: "round-button",
        "aria-label": "Put the command away",
        title: "Esc",
        on: { click: () => cancel() },
      },
      icon("close", 18),
    );
    this.element = h(
      "div",
      {
        class: "command",
        role: "group",
        "aria-label": `Command /${leaf.path}`,
        on: { keydown: (event) => this.anyKey(event), focusout: (event) => this.left(event) },
      },
      h(
        "div",
        { class: "command-head" },
        close,
        h("strong", { class: "used" }, `/${leaf.path}`),
        h("span", { class: "command-says" }, leaf.description),
        this.send,
      ),
      this.row,
    );
    this.draw();
  }

  /** Put the focus where the person goes on. */
  start() {
    const first = this.fields.find((field) => !field.filled) ?? this.fields[0];
    (first?.input ?? this.send).focus();
  }

  draw() {
    const spare = this.leaf.options.filter((option) => !this.fields.some((field) => field.option === option));
    const more = spare.map((option) =>
      h(
        "button",
        {
          type: "button",
          class: "more-option",
          title: descriptionOf(option),
          on: { click: () => this.add(option) },
        },
        icon("plus", 14),
        nameOf(option),
      ),
    );
    replace(
      this.row,
      this.fields.map((field) => field.element),
      more,
    );
    this.row.hidden = !this.fields.length && !more.length;
  }

  add(option) {
    const field = new OptionField(this, option);
    this.fields.push(field);
    this.draw();
    field.input.focus();
    return field;
  }

  leaveOut(field) {
    this.fields = this.fields.filter((one) => one !== field);
    this.show([]);
    this.draw();
    this.start();
  }

  /** Show suggestions for an option; `message` says why there are none. */
  show(items, option = null, message = "") {
    this.at = this.fields.find((field) => field.option === option) ?? null;
    this.hint.textContent = option ? `${nameOf(option)}: ${descriptionOf(option)}` : "";
    this.message.textContent = message;
    this.message.hidden = !message;
    this.popup.hidden = !option;
    const firm = option && (option.required || mustChoose(option) || this.at?.input.value);
    this.list.show(items, firm && items.length ? 0 : -1);
    for (const field of this.fields) owns(field.input, this.list, field === this.at && items.length > 0);
  }

  pick(item) {
    const field = this.at;
    if (!field) return;
    field.choose(item);
    this.show([]);
    const next = this.fields.find((one) => !one.filled);
    (next?.input ?? this.send).focus();
  }

  values() {
    const values = new Map();
    for (const field of this.fields) {
      const { chosen, input } = field;
      if (chosen !== undefined) values.set(field.option.name, chosen);
      else if (input.type !== "file" && input.value.trim()) values.set(field.option.name, input.value.trim());
    }
    return values;
  }

  submit() {
    const values = new Map();
    let wrong = null;
    for (const field of this.fields) {
      field.left();
      const result = field.check();
      if (result.error) wrong ??= field;
      else if (!result.empty) values.set(field.option.name, result.value);
    }
    if (wrong) wrong.input.focus();
    else this.done(this.leaf, interactionOptions(this.leaf, values));
  }

  /** A key in a field. */
  key(event, field) {
    if (!this.popup.hidden && this.at === field && this.list.key(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      field.left();
      const next = this.fields.find((one) => one.option.required && !one.filled);
      if (next && next !== field) next.input.focus();
      else this.submit();
    } else if (
      event.key === "Tab" &&
      !event.shiftKey &&
      this.list.active >= 0 &&
      field.chosen === undefined &&
      !this.popup.hidden &&
      field.input.value
    ) {
      field.choose(this.list.items[this.list.active]);
    } else if (event.key === "Backspace" && field.input.value === "" && field.input.type === "text") {
      event.preventDefault();
      if (!field.option.required) this.leaveOut(field);
      else if (this.fields.every((one) => !one.filled)) this.cancel(true);
    }
  }

  anyKey(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (!this.popup.hidden && this.list.items.length) this.show([]);
    else this.cancel();
  }

  left(event) {
    if (!this.element.contains(event.relatedTarget)) this.show([]);
  }
}
