// The list of servers, channels, threads and DMs, and who one is.

import { face } from "./faces.js";
import { h, replace } from "./dom.js";
import { icon, mark } from "./icons.js";

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.list = h("div", { class: "places", on: { keydown: (event) => this.key(event) } });
    this.me = h("div", { class: "me" });
    const help = h(
      "button",
      {
        type: "button",
        class: "round-button",
        "aria-label": "Welcome and help",
        title: "Welcome and help",
        on: { click: () => app.welcome.open() },
      },
      icon("question"),
    );
    this.element = h(
      "nav",
      { class: "sidebar", id: "sidebar", "aria-label": "Channels and people" },
      h(
        "header",
        { class: "brand" },
        mark(34),
        h(
          "span",
          { class: "brand-text" },
          h("strong", {}, "Petit Bleu"),
          h("span", {}, "a Discord of your own"),
        ),
        help,
      ),
      this.list,
      this.me,
    );
    for (const news of ["all", "channels", "people", "here"]) app.club.listen(news, () => this.draw());
    this.element.addEventListener("pointerdown", () => (this.pressed = true));
    for (const end of ["pointerup", "pointercancel"])
      window.addEventListener(end, () => setTimeout(() => this.release()));
  }

  /** A press is over, its click has been heard: what came meanwhile can be drawn. */
  release() {
    this.pressed = false;
    if (this.stale) this.draw();
  }

  get club() {
    return this.app.club;
  }

  /** Draw anew; not under a finger that is down, whose click would be lost with the element. */
  draw() {
    this.stale = this.pressed;
    if (this.pressed) return;
    const focused = this.element.contains(document.activeElement) && document.activeElement.dataset.key;
    replace(
      this.list,
      this.club.guilds.map((guild) => this.guild(guild)),
      this.letters(),
    );
    const stop = this.list.querySelector("[aria-current]") ?? this.list.querySelector(".place");
    for (const place of this.list.querySelectorAll(".place")) place.tabIndex = place === stop ? 0 : -1;
    this.drawMe();
    if (focused) this.element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  guild(guild) {
    const places = this.club
      .textChannels(guild.id)
      .flatMap((channel) => [this.place(channel, icon("hash", 18)), ...this.threads(channel)]);
    return h("section", {}, h("h2", { class: "places-title" }, guild.name), h("ul", {}, places));
  }

  threads(channel) {
    const here = this.app.channelId;
    const shown = this.club
      .threadsOf(channel.id)
      .filter(
        (thread) =>
          !thread.thread_metadata?.archived || thread.id === here || this.club.reads.get(thread.id)?.unread,
      );
    return shown.map((thread) => this.place(thread, icon("thread", 16), "thread"));
  }

  letters() {
    const dms = this.club.dms().map((channel) => this.place(channel, this.portrait(channel.recipients[0])));
    const write = h(
      "button",
      {
        type: "button",
        class: "round-button small",
        "aria-label": "Write to somebody",
        title: "Write to somebody",
        "data-key": "write",
        "aria-haspopup": "menu",
        on: { click: (event) => this.write(event.currentTarget) },
      },
      icon("plus", 16),
    );
    const none = h("li", { class: "places-empty" }, "No letters yet.");
    return h(
      "section",
      {},
      h("h2", { class: "places-title" }, "Direct messages", write),
      h("ul", {}, dms.length ? dms : none),
    );
  }

  portrait(user) {
    const portrait = face(user, this.club.name(user), "small");
    if (user.id === this.club.bot.id) portrait.classList.add(this.club.botOnline ? "online" : "offline");
    return portrait;
  }

  place(channel, sign, kind = "") {
    const state = this.club.reads.get(channel.id);
    const here = channel.id === this.app.channelId;
    const name = this.club.channelName(channel);
    const unread = state?.unread > 0 && !here;
    const calls = here ? 0 : (state?.mentions ?? 0);
    const says = [name, unread && `${state.unread} unread`, calls && `${calls} for you`]
      .filter(Boolean)
      .join(", ");
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: ["place", kind, unread && "unread"].filter(Boolean).join(" "),
          "aria-current": here && "page",
          "aria-label": says,
          "data-key": channel.id,
          on: { click: () => this.app.go(channel.id) },
        },
        sign,
        h("span", { class: "place-name" }, name),
        calls > 0 && badge(calls),
      ),
    );
  }

  write(anchor) {
    const others = [this.club.bot, ...this.club.people.map(({ user }) => user)].filter(
      (user) => user.id !== this.club.me.id,
    );
    this.app.menu.open(
      anchor,
      "Write to",
      others.map((user) => ({
        label: this.club.name(user),
        description: `@${user.username}`,
        lead: this.portrait(user),
        action: () => this.app.openDM(user),
      })),
    );
  }

  drawMe() {
    const { me } = this.club;
    const name = this.club.name(me);
    const waiting = this.app.people.waitingElsewhere();
    replace(
      this.me,
      h(
        "button",
        {
          type: "button",
          class: "me-button",
          "aria-haspopup": "menu",
          "aria-expanded": "false",
          "aria-label": `You are ${name}. Be somebody else`,
          "data-key": "me",
          on: { click: (event) => this.app.people.open(event.currentTarget) },
        },
        face(me, name),
        h("span", { class: "me-text" }, h("strong", {}, name), h("span", {}, "Change person")),
        waiting > 0 && badge(waiting),
        icon("swap", 18),
      ),
      h(
        "button",
        {
          type: "button",
          class: "round-button",
          "aria-label": "Settings",
          title: "Theme and language",
          "data-key": "settings",
          "aria-haspopup": "menu",
          on: { click: (event) => this.app.people.settings(event.currentTarget) },
        },
        icon("contrast"),
      ),
    );
  }

  key(event) {
    const places = [...this.list.querySelectorAll(".place")];
    const at = places.indexOf(document.activeElement);
    if (at < 0) return;
    const to = { ArrowDown: places[at + 1], ArrowUp: places[at - 1], Home: places[0], End: places.at(-1) }[
      event.key
    ];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
}

export const badge = (count) =>
  h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count));
