// Where one writes: messages, files, replies, and commands after "/".

import { ON_MESSAGE, ON_PERSON, contextCommands, leaves, nameOf } from "./commands.js";
import { CommandForm } from "./command_form.js";
import { h, replace } from "./dom.js";
import { channelEntries, userEntries } from "./entries.js";
import { FileTray } from "./file_tray.js";
import { icon } from "./icons.js";
import { Listbox, matching, owns } from "./listbox.js";
import { summary } from "./message.js";

const LONGEST = 2000;
const MOST = 60;
const touch = matchMedia("(pointer: coarse)");

export class Composer {
  constructor(app) {
    this.app = app;
    this.drafts = new Map();
    this.mentions = new Map();
    this.reply = null;
    this.form = null;
    this.known = [];
    this.onMessages = [];
    this.onPeople = [];
    this.field = h("textarea", {
      class: "field",
      rows: 1,
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-multiline": "true",
      autocomplete: "off",
      on: {
        input: () => this.typed(),
        keydown: (event) => this.key(event),
        paste: (event) => this.files.paste(event),
        blur: () => this.close(),
      },
    });
    this.list = new Listbox({ label: "Commands", onPick: (item) => item.pick() });
    this.list.onActive = () => owns(this.field, this.list, !this.popup.hidden);
    this.message = h("p", { class: "popup-message", role: "status" });
    this.popup = h("div", { class: "popup", hidden: true }, this.message, this.list.element);
    this.replyBar = h("div", { class: "reply-bar", hidden: true });
    this.files = new FileTray(app);
    this.count = h("span", { class: "letters-left", role: "status" });
    const slash = h(
      "button",
      {
        type: "button",
        class: "round-button",
        "aria-label": "Commands",
        title: "Commands  /",
        on: { mousedown: (event) => event.preventDefault(), click: () => this.slash() },
      },
      icon("slash"),
    );
    const send = h(
      "button",
      {
        type: "button",
        class: "round-button send",
        "aria-label": "Send",
        title: "Send",
        on: { click: () => this.send() },
      },
      icon("send"),
    );
    this.writing = h(
      "div",
      { class: "writing" },
      this.files.button,
      this.files.input,
      this.field,
      this.count,
      slash,
      send,
    );
    this.slot = h("div", { class: "composer-slot" }, this.writing);
    this.element = h(
      "footer",
      { class: "composer" },
      this.popup,
      this.replyBar,
      this.files.element,
      this.slot,
    );
    app.club.listen("commands", () => this.forgetCommands());
  }

  /** Write in this channel from now on. */
  async open(channelId) {
    // What was written before the page knew where it was belongs to the first place it shows.
    this.drafts.set(this.channelId ?? channelId, this.field.value);
    this.channelId = channelId;
    this.putAway();
    this.replyTo(null);
    this.field.value = this.drafts.get(channelId) ?? "";
    const title = this.app.titleOf(channelId);
    this.field.placeholder = `Write to ${title}`;
    this.field.setAttribute("aria-label", `Message to ${title}`);
    this.grow();
    this.close();
    await this.fetchCommands();
  }

  clear() {
    this.drafts.clear();
    this.channelId = null;
    this.field.value = "";
    this.files.clear();
  }

  async fetchCommands() {
    const asked = this.channelId;
    try {
      const { commands } = await this.app.line.ask("commands", { channel_id: asked });
      if (asked !== this.channelId) return;
      this.known = leaves(commands);
      this.onMessages = contextCommands(commands, ON_MESSAGE);
      this.onPeople = contextCommands(commands, ON_PERSON);
      document.body.classList.toggle("has-message-commands", this.onMessages.length > 0);
      this.app.club.tell("known");
      if (this.field.value.startsWith("/") && document.activeElement === this.field) this.suggest();
    } catch {
      this.known = [];
    }
  }

  forgetCommands() {
    if (this.channelId) this.fetchCommands();
  }

  // Writing

  typed() {
    this.grow();
    const exact = this.known.find((leaf) =>
      [leaf.path, leaf.plainPath].some((name) => this.field.value === `/${name} `),
    );
    if (exact) this.choose(exact);
    else this.suggest();
  }

  grow() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 180)}px`;
    const left = LONGEST - [...this.field.value].length;
    this.count.textContent = left < 200 ? String(left) : "";
    this.count.classList.toggle("wrong", left < 0);
  }

  key(event) {
    if (
      !this.popup.hidden &&
      (this.list.key(event) || (event.key === "Tab" && !event.shiftKey && this.pickActive()))
    ) {
      event.preventDefault();
    } else if (event.key === "Escape") {
      if (!this.popup.hidden) this.close();
      else if (this.reply) this.replyTo(null);
      else this.app.timeline.roving.row?.focus();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !touch.matches) {
      event.preventDefault();
      this.send();
    } else if (event.key === "ArrowUp" && this.field.value === "") {
      event.preventDefault();
      this.app.timeline.roving.row?.focus();
    }
  }

  pickActive() {
    const item = this.list.items[this.list.active];
    item?.pick();
    return Boolean(item);
  }

  slash() {
    this.field.focus();
    if (!this.field.value.startsWith("/")) this.field.value = "/";
    this.typed();
  }

  suggest() {
    const before = this.field.value.slice(0, this.field.selectionStart);
    if (/^\/[^\n]*$/u.test(this.field.value)) this.suggestCommands(this.field.value.slice(1));
    else this.suggestNames(/(?:^|\s)([@#])([^\s@#]{0,32})$/u.exec(before));
  }

  suggestCommands(typed) {
    const found = matching(
      this.known,
      typed,
      (leaf) => `${leaf.path} ${leaf.description}`,
      (leaf) => leaf.plainPath,
    ).slice(0, MOST);
    const items = found.map((leaf) => ({
      label: `/${leaf.path}`,
      description: leaf.description,
      note: leaf.options.map((option) => (option.required ? nameOf(option) : `${nameOf(option)}?`)).join(" "),
      group: typed.trim() ? undefined : leaf.group || "Petit Bleu",
      pick: () => this.choose(leaf),
    }));
    if (!typed.trim())
      items.sort((a, b) => (a.group === "Petit Bleu" ? 0 : 1) - (b.group === "Petit Bleu" ? 0 : 1));
    const none = this.known.length
      ? "No command is called like that."
      : "The bot offers no commands here (yet).";
    this.show(items, items.length ? "" : none);
  }

  suggestNames(found) {
    const channel = this.app.club.channels.get(this.channelId);
    if (!found || !channel) {
      this.close();
      return;
    }
    const [, sign, typed] = found;
    const entries =
      sign === "@" ? userEntries(this.app.club, channel) : channelEntries(this.app.club, channel);
    const items = matching(
      entries,
      typed,
      (entry) => `${entry.label.replace("# ", "")} ${entry.description ?? ""}`,
    ).slice(0, 8);
    this.show(items.map((entry) => ({ ...entry, pick: () => this.insert(sign, typed, entry) })));
  }

  insert(sign, typed, entry) {
    const name = `${sign}${entry.label.replace("# ", "")}`;
    this.mentions.set(name, sign === "@" ? `<@${entry.value}>` : `<#${entry.value}>`);
    const end = this.field.selectionStart;
    this.field.setRangeText(`${name} `, end - typed.length - 1, end, "end");
    this.close();
    this.grow();
  }

  show(items, message = "") {
    this.popup.hidden = !items.length && !message;
    this.message.textContent = message;
    this.message.hidden = !message;
    this.list.show(items);
    owns(this.field, this.list, items.length > 0);
  }

  close() {
    this.show([]);
  }

  /** Answer a message; nothing takes the answer back. */
  replyTo(message) {
    this.reply = message;
    this.replyBar.hidden = !message;
    if (!message) return;
    const name = this.app.club.name(message.author);
    replace(
      this.replyBar,
      icon("reply", 16),
      h(
        "span",
        { class: "reply-text" },
        "Replying to ",
        h("strong", {}, name),
        h("span", { class: "reply-quote" }, summary(this.app, message)),
      ),
      h(
        "button",
        {
          type: "button",
          class: "round-button small",
          "aria-label": "Do not reply",
          on: { click: () => this.replyTo(null) },
        },
        icon("close", 16),
      ),
    );
    this.putAway();
    this.field.focus();
  }

  async send() {
    const text = this.withMentions(this.field.value.trim());
    if (/^\//u.test(this.field.value)) {
      this.app.toast("There is no such command. To write it as a message, begin with a space.", "wrong");
      return;
    }
    if (!text && this.files.empty) return;
    try {
      const uploads = await this.files.send();
      await this.app.line.ask("send", {
        channel_id: this.channelId,
        content: text,
        reply_to: this.reply?.id ?? null,
        upload_ids: uploads,
      });
    } catch (refusal) {
      this.app.toast(refusal.message, "wrong");
      return;
    }
    this.field.value = "";
    this.mentions.clear();
    this.files.clear();
    this.replyTo(null);
    this.grow();
    this.close();
  }

  withMentions(text) {
    const names = [...this.mentions.keys()].sort((a, b) => b.length - a.length);
    return names.reduce((so, name) => so.replaceAll(name, this.mentions.get(name)), text);
  }

  // Commands

  /** Offer a command by its name, with some options filled; false if the bot does not have it. */
  offer(path, given = {}) {
    const leaf = this.known.find((one) => one.plainPath === path || one.path === path);
    if (!leaf) return false;
    this.choose(leaf);
    for (const [name, { text, value }] of Object.entries(given)) {
      const option = leaf.options.find((one) => one.name === name);
      if (option)
        (this.form.fields.find((field) => field.option === option) ?? this.form.add(option)).set(text, value);
    }
    this.form.start();
    return true;
  }

  choose(leaf) {
    this.close();
    this.field.value = "";
    this.grow();
    const channel = this.app.club.channels.get(this.channelId);
    this.form = new CommandForm(this.app, channel, leaf, {
      done: (...what) => this.run(...what),
      cancel: (keep) => this.cancel(keep),
    });
    this.element.prepend(this.form.popup);
    replace(this.slot, this.form.element);
    this.form.start();
  }

  cancel(keep = false) {
    const { leaf } = this.form;
    this.putAway();
    this.field.focus();
    if (!keep) return;
    this.field.value = `/${leaf.path}`;
    this.typed();
  }

  putAway() {
    this.form?.popup.remove();
    this.form = null;
    replace(this.slot, this.writing);
  }

  run(leaf, options) {
    this.putAway();
    this.field.focus();
    this.app.interactions.invoke(this.channelId, leaf, options);
  }
}
