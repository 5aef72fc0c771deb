// The messages of one channel: the list, where one has read to, and moving through it by keyboard.

import { EPHEMERAL, isThread, DM } from "./club.js";
import { calm, debounce, h, replace } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { dots, drawMessage, follows, summary } from "./message.js";
import { Roving } from "./roving.js";
import { day, sameDay } from "./times.js";

const NEAR = 80;
const PAGE = 50;

export class Timeline {
  constructor(app) {
    this.app = app;
    this.channelId = null;
    this.list = h("ol", { class: "messages", role: "list" });
    this.top = h("div", { class: "timeline-top" });
    this.sent = h("div", { class: "sent" });
    this.typing = h("div", { class: "typing", "aria-live": "off" });
    this.inside = h("div", { class: "timeline-inside" }, this.top, this.list, this.sent);
    this.scroller = h("div", { class: "timeline-scroll", tabindex: -1 }, this.inside);
    this.pill = h(
      "button",
      { type: "button", class: "pill", hidden: true, on: { click: () => this.toEnd() } },
      "New messages",
      icon("down", 16),
    );
    this.announcer = h("div", {
      class: "unseen",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
    });
    this.element = h(
      "section",
      { class: "timeline", "aria-label": "Messages" },
      this.scroller,
      this.pill,
      this.typing,
      this.announcer,
    );
    this.roving = new Roving(this.list, () => app.composer.field);
    this.pinned = true;
    this.scrolledTo = 0;
    this.readSoon = debounce(() => this.markRead(), 150);
    this.listen();
  }

  get club() {
    return this.app.club;
  }

  listen() {
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.pinned && this.stick()).observe(this.inside);
    new ResizeObserver(() => this.pinned && this.stick()).observe(this.scroller);
    document.addEventListener("visibilitychange", () => this.readSoon());
    this.club.listen("messages", (news) => news.channelId === this.channelId && this.take(news));
    this.club.listen("sent", () => this.drawSent());
    this.club.listen("typing", () => this.drawTyping());
    this.club.listen("channels", () => this.channelId && this.drawTop());
  }

  /** Show a channel from its first unread message on, or from its end. */
  open(channelId) {
    this.markRead();
    this.channelId = channelId;
    replace(this.announcer);
    this.newFrom = null;
    const state = this.club.reads.get(channelId);
    const messages = this.messages();
    if (state?.unread) {
      const first = messages.find(
        (one) =>
          (!state.last_read_id || BigInt(one.id) > BigInt(state.last_read_id)) &&
          one.author.id !== this.club.me.id,
      );
      this.newFrom = first?.id ?? null;
    }
    this.element.setAttribute("aria-label", `Messages in ${this.app.titleOf(channelId)}`);
    this.draw();
    this.pinned = true;
    this.stick();
    const line = this.list.querySelector(".new-line");
    if (line && this.scroller.scrollHeight - line.offsetTop > this.scroller.clientHeight) {
      this.scroller.scrollTop = line.offsetTop - 60;
      this.pinned = false;
    }
    this.nearTop();
    this.readSoon();
  }

  /** Show nothing: what was here was another person's to see. */
  clear() {
    this.channelId = null;
    replace(this.list);
    replace(this.announcer);
  }

  messages() {
    return this.club.messages.get(this.channelId) ?? [];
  }

  draw() {
    const messages = this.messages();
    replace(
      this.list,
      messages.map((message, at) => this.rows(message, messages[at - 1])),
    );
    this.pill.hidden = true;
    this.drawTop();
    this.drawSent();
    this.drawTyping();
    this.roving.to(this.list.lastElementChild);
  }

  rows(message, previous) {
    const rows = [];
    const newDay = !previous || !sameDay(new Date(previous.timestamp), new Date(message.timestamp));
    if (newDay)
      rows.push(
        h(
          "li",
          { class: "day", role: "separator", "data-before": message.id },
          h("span", {}, day(new Date(message.timestamp))),
        ),
      );
    const isNew = message.id === this.newFrom;
    if (isNew)
      rows.push(
        h(
          "li",
          {
            class: "new-line",
            role: "separator",
            "aria-label": "New from here",
            "data-before": message.id,
          },
          h("span", {}, "New"),
        ),
      );
    rows.push(drawMessage(this.app, message, { follow: !newDay && !isNew && follows(message, previous) }));
    return rows;
  }

  drawTop() {
    const channel = this.club.channels.get(this.channelId);
    if (!channel) return;
    if (!this.club.complete.has(this.channelId)) {
      replace(this.top, h("p", { class: "loading-older" }, dots(), "Older messages"));
      return;
    }
    const name = this.club.channelName(channel);
    if (this.top.dataset.for === `${channel.id} ${name}`) return;
    this.top.dataset.for = `${channel.id} ${name}`;
    const dm = channel.type === DM;
    const sign = dm
      ? face(channel.recipients[0], name, "large")
      : h("span", { class: "beginning-icon" }, icon(isThread(channel) ? "thread" : "hash", 30));
    const says = dm
      ? `Here begins your exchange of letters with ${name}.`
      : isThread(channel)
        ? "Here begins this thread."
        : `Here begins # ${name}. ${channel.topic ?? ""}`;
    replace(
      this.top,
      h(
        "div",
        { class: "beginning" },
        sign,
        h("h2", {}, dm || isThread(channel) ? name : `# ${name}`),
        h("p", {}, says),
      ),
    );
  }

  // News

  take({ kind, message, id }) {
    if (kind === "new") this.add(message);
    else if (kind === "changed") this.change(message);
    else this.remove(id);
  }

  add(message) {
    const messages = this.messages();
    const wasAtEnd = this.pinned;
    this.list.append(...this.rows(message, messages[messages.length - 2]));
    if (!this.list.contains(document.activeElement)) this.roving.to(this.list.lastElementChild);
    const { me } = this.club;
    const asked = message.interaction_metadata?.user?.id === me.id;
    if (wasAtEnd || asked || message.author.id === me.id) this.toEnd();
    else this.pill.hidden = false;
    if (message.author.id !== me.id) this.announce(message);
    this.readSoon();
  }

  announce(message) {
    const only = message.flags & EPHEMERAL ? " (only you can see this)" : "";
    this.announcer.append(
      h("p", {}, `${this.club.name(message.author)}${only}: ${summary(this.app, message)}`),
    );
    while (this.announcer.childElementCount > 5) this.announcer.firstElementChild.remove();
  }

  row(id) {
    return this.list.querySelector(`.message[data-id="${CSS.escape(id)}"]`);
  }

  change(message) {
    const old = this.row(message.id);
    if (!old) return;
    const open = old.querySelector(":popover-open");
    if (open) {
      open.addEventListener(
        "toggle",
        () => this.change(this.club.message(message.channel_id, message.id) ?? message),
        { once: true },
      );
      return;
    }
    const messages = this.messages();
    const at = messages.findIndex((one) => one.id === message.id);
    const fresh = this.rows(message, messages[at - 1]).at(-1);
    if (old.classList.contains("follow") !== fresh.classList.contains("follow"))
      fresh.classList.replace("follow", "first");
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    const current = old === this.roving.row;
    old.replaceWith(fresh);
    if (current) this.roving.to(fresh);
    if (focus) this.refocus(fresh, focus);
    if (this.pinned) this.stick();
  }

  /** Put the focus where it was before a message was drawn anew. */
  refocus(row, focus) {
    const key = focus.dataset.key;
    const same = key && [...row.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key);
    (same && !same.disabled ? same : row).focus({ preventScroll: true });
  }

  remove(id) {
    const row = this.row(id);
    if (!row) return;
    const next = row.nextElementSibling;
    const hadFocus = row.contains(document.activeElement);
    const before = row.previousElementSibling;
    row.remove();
    if (before?.matches(".day") && !next?.matches(".message")) before.remove();
    const messages = this.messages();
    if (next?.matches(".message.follow")) {
      const message = messages.find((one) => one.id === next.dataset.id);
      if (message)
        next.replaceWith(
          drawMessage(this.app, message, {
            follow: follows(message, messages[messages.indexOf(message) - 1]),
          }),
        );
    }
    if (row === this.roving.row) this.roving.to(this.list.querySelector(".message:last-child"));
    if (hadFocus) (this.roving.row ?? this.scroller).focus();
  }

  drawSent() {
    const mine = this.app.interactions.sent.filter((note) => note.channelId === this.channelId);
    replace(
      this.sent,
      mine.map((note) => this.note(note)),
    );
    if (this.pinned) this.stick();
  }

  note(note) {
    const command = h("span", { class: "used" }, note.command.label ?? `/${note.command.path}`);
    if (note.state === "sending") return h("p", { class: "note" }, dots(), "Sending ", command);
    return h(
      "p",
      { class: "note failed", role: "alert" },
      icon("alert", 16),
      command,
      h("span", { class: "note-reason" }, note.reason),
      h(
        "button",
        { type: "button", class: "link-button", on: { click: () => this.app.interactions.forget(note) } },
        "Dismiss",
      ),
    );
  }

  drawTyping() {
    const names = [...this.club.typing.values()]
      .filter((one) => one.channelId === this.channelId)
      .map((one) => this.club.nameOf(one.userId));
    const text =
      names.length > 2
        ? "Several people are writing…"
        : names.length
          ? `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} writing…`
          : "";
    replace(this.typing, text && [dots(), text]);
  }

  // Reading and scrolling

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // A picture that has just come makes the list longer without anybody having scrolled.
    if (near || scrollTop < this.scrolledTo) this.pinned = near;
    this.scrolledTo = scrollTop;
    if (this.pinned) {
      this.pill.hidden = true;
      this.readSoon();
    }
    this.nearTop();
  }

  /** Fetch what is older when one is near it; a channel that fills no screen is never scrolled. */
  nearTop() {
    if (this.scroller.scrollTop < 200) this.older();
  }

  async older() {
    const channelId = this.channelId;
    if (this.fetching || this.club.complete.has(channelId)) return;
    this.fetching = true;
    try {
      const known = this.messages();
      const { messages } = await this.app.line.ask("history", {
        channel_id: channelId,
        before: known[0]?.id ?? null,
        limit: PAGE,
      });
      this.club.takeHistory(channelId, messages, PAGE);
      if (channelId === this.channelId) this.prepend(messages, known[0]);
    } catch (refusal) {
      this.app.toast(refusal.message, "wrong");
    } finally {
      this.fetching = false;
    }
  }

  prepend(older, first) {
    const fromEnd = this.scroller.scrollHeight - this.scroller.scrollTop;
    if (first) {
      const lines = this.list.querySelectorAll(`[data-before="${CSS.escape(first.id)}"]`);
      for (const line of lines) line.remove();
      this.row(first.id)?.replaceWith(...this.rows(first, older.at(-1)));
    }
    this.list.prepend(...older.flatMap((message, at) => this.rows(message, older[at - 1])));
    this.drawTop();
    this.scroller.scrollTop = this.scroller.scrollHeight - fromEnd;
  }

  stick() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toEnd() {
    this.pinned = true;
    this.pill.hidden = true;
    this.stick();
  }

  /** Go to a message and light it up for a moment. */
  jump(messageId) {
    const row = this.row(messageId);
    if (!row) {
      this.app.toast("That message is further up.");
      return;
    }
    row.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
    row.focus({ preventScroll: true });
    row.classList.add("lit");
    setTimeout(() => row.classList.remove("lit"), 1800);
  }

  markRead() {
    const state = this.club.reads.get(this.channelId);
    if (!state?.unread || document.visibilityState !== "visible" || !this.pinned) return;
    this.app.act("mark_read", { channel_id: this.channelId }, (read) => this.club.takeRead(read));
  }
}
