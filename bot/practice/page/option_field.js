// One option of a command: a field with suggestions from its choices, from the bot, or from the club.

import {
  ATTACHMENT,
  BOOLEAN,
  CHANNEL,
  INTEGER,
  MENTIONABLE,
  NUMBER,
  ROLE,
  USER,
  checked,
  descriptionOf,
  interactionOptions,
  mustChoose,
  nameOf,
  wants,
} from "./commands.js";
import { debounce, h, uid } from "./dom.js";
import { channelEntries, roleEntries, userEntries } from "./entries.js";
import { matching } from "./listbox.js";

const PAUSE = 180;
const MOST = 25;

export class OptionField {
  constructor(form, option) {
    this.form = form;
    this.option = option;
    this.chosen = undefined;
    this.asked = 0;
    const id = uid("option");
    this.input = option.type === ATTACHMENT ? this.fileInput(id) : this.textInput(id);
    this.error = h("span", { class: "option-error", id: `${id}-error`, role: "alert" });
    const remove =
      !option.required &&
      h(
        "button",
        {
          type: "button",
          class: "option-remove",
          "aria-label": `Leave out ${nameOf(option)}`,
          on: { click: () => form.leaveOut(this) },
        },
        "×",
      );
    this.element = h(
      "div",
      { class: "option", "data-option": option.name },
      h("label", { for: id }, nameOf(option)),
      this.input,
      remove,
      this.error,
    );
    this.askSoon = debounce(() => this.ask(), PAUSE);
  }

  textInput(id) {
    return h("input", {
      id,
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "next",
      inputmode:
        this.option.type === INTEGER ? "numeric" : this.option.type === NUMBER ? "decimal" : undefined,
      placeholder: wants(this.option),
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": String(Boolean(this.option.required)),
      "aria-describedby": `${id}-error`,
      on: {
        focus: () => this.suggest(true),
        input: () => this.typed(),
        keydown: (event) => this.form.key(event, this),
        blur: () => this.left(),
      },
    });
  }

  fileInput(id) {
    return h("input", {
      id,
      type: "file",
      "aria-describedby": `${id}-error`,
      on: {
        focus: () => this.form.show([], this.option),
        change: () => this.upload(),
        keydown: (event) => this.form.key(event, this),
      },
    });
  }

  get filled() {
    return this.chosen !== undefined || this.input.value.trim() !== "";
  }

  typed() {
    this.chosen = undefined;
    this.wrong("");
    this.suggest();
  }

  /** Take one of the suggestions. */
  choose(item) {
    this.chosen = item.value;
    this.input.value = item.label;
    this.wrong("");
  }

  /** Give it a value from outside, as one would have typed it. */
  set(text, value) {
    this.input.value = text;
    this.chosen = value;
  }

  check() {
    const result = checked(this.option, this.input.type === "file" ? "" : this.input.value, this.chosen);
    this.wrong(result.error ?? "");
    return result;
  }

  left() {
    this.askSoon.cancel();
    if (this.chosen === undefined && mustChoose(this.option)) this.take(this.input.value.trim());
  }

  /** Somebody who writes out a choice has chosen it. */
  take(text) {
    const same = this.offered(text).find((item) => item.label.toLowerCase() === text.toLowerCase());
    if (text && same) this.choose(same);
  }

  wrong(reason) {
    this.error.textContent = reason;
    this.element.classList.toggle("wrong", Boolean(reason));
    if (reason) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  suggest(now = false) {
    if (this.option.autocomplete) {
      this.form.show([], this.option, "Asking the bot…");
      if (now) this.ask();
      else this.askSoon();
      return;
    }
    const items = this.offered(this.chosen === undefined ? this.input.value.trim() : "");
    const none = mustChoose(this.option) ? "Nothing like that is on the list." : "";
    this.form.show(items, this.option, items.length ? "" : none);
  }

  offered(typed) {
    return matching(this.entries(), typed, (entry) => `${entry.label} ${entry.description ?? ""}`).slice(
      0,
      MOST,
    );
  }

  entries() {
    const { club, channel } = this.form;
    const { option } = this;
    if (option.choices?.length)
      return option.choices.map((choice) => ({ label: nameOf(choice), value: choice.value }));
    switch (option.type) {
      case BOOLEAN:
        return [
          { label: "True", value: true },
          { label: "False", value: false },
        ];
      case USER:
        return userEntries(club, channel);
      case CHANNEL:
        return channelEntries(club, channel, option.channel_types);
      case ROLE:
        return roleEntries(club, channel);
      case MENTIONABLE:
        return [...userEntries(club, channel), ...roleEntries(club, channel)];
      default:
        return [];
    }
  }

  async ask() {
    this.asked += 1;
    const mine = this.asked;
    const values = this.form.values();
    values.set(this.option.name, this.chosen === undefined ? this.input.value : String(this.chosen));
    try {
      const { choices } = await this.form.line.ask("autocomplete", {
        channel_id: this.form.channel.id,
        command_id: this.form.leaf.id,
        options: interactionOptions(this.form.leaf, values, this.option.name),
      });
      if (mine !== this.asked || document.activeElement !== this.input) return;
      const items = choices.map((choice) => ({ label: nameOf(choice), value: choice.value }));
      this.form.show(items, this.option, items.length ? "" : "The bot has nothing to suggest.");
    } catch (refusal) {
      if (mine === this.asked) this.form.show([], this.option, refusal.message);
    }
  }

  async upload() {
    const [file] = this.input.files;
    this.chosen = undefined;
    if (!file) return;
    try {
      this.chosen = await this.form.line.upload(file);
      this.wrong("");
    } catch (refusal) {
      this.wrong(refusal.message);
    }
  }

  get hint() {
    return descriptionOf(this.option);
  }
}
