// The page put together: who one is, where one looks, and the parts that show it.

import { Club, DM, isThread } from "./club.js";
import { Composer } from "./composer.js";
import { h, replace } from "./dom.js";
import { face, seat } from "./faces.js";
import { icon, mark } from "./icons.js";
import { Interactions } from "./interactions.js";
import { Lightbox } from "./lightbox.js";
import { Line } from "./line.js";
import { Markup } from "./markup.js";
import { Menu } from "./menu.js";
import { Modal } from "./modal.js";
import { People } from "./people.js";
import { Sidebar } from "./sidebar.js";
import { Timeline } from "./timeline.js";
import { setTheme, theme } from "./theme.js";
import { speak } from "./times.js";
import { Welcome } from "./welcome.js";

const SECRET = "petitbleu.secret";
const PERSON = "petitbleu.person";
const TOAST_LASTS = { wrong: 9000, "": 4000 };
const narrow = matchMedia("(max-width: 760px)");

class App {
  constructor(secret) {
    this.channelId = null;
    this.club = new Club();
    this.line = new Line(secret, {
      onEnter: (snapshot) => this.enter(snapshot),
      onNews: (name, data) => this.hear(name, data),
      onState: (state) => this.showState(state),
    });
    this.line.personId = sessionStorage.getItem(PERSON);
    this.interactions = new Interactions(
      this.club,
      this.line,
      (data) => new Modal(this, data, this.club.channels.get(this.channelId)),
    );
    this.profile = (user, anchor) => this.people.profile(user, anchor);
    this.markup = new Markup(this.club, {
      go: (id, message) => {
        this.go(id);
        if (message) this.timeline.jump(message);
      },
      offer: (name) => this.composer.offer(name) || this.toast("The bot has no such command here."),
      profile: this.profile,
    });
    this.menu = new Menu();
    this.lightbox = new Lightbox();
    this.people = new People(this);
    this.sidebar = new Sidebar(this);
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    this.welcome = new Welcome(this);
    this.build();
    this.line.open();
  }

  build() {
    this.title = h("h1", { class: "here-title" });
    this.topic = h("p", { class: "here-topic" });
    this.drawerButton = h(
      "button",
      {
        type: "button",
        class: "round-button drawer-button",
        "aria-label": "Channels and people",
        "aria-controls": "sidebar",
        "aria-expanded": "false",
        on: { click: () => this.drawer(true) },
      },
      icon("menu"),
    );
    this.faceButton = h("button", {
      type: "button",
      class: "round-button face-button",
      "aria-haspopup": "menu",
      on: { click: (event) => this.people.open(event.currentTarget) },
    });
    this.banner = h("p", { class: "banner", role: "status" });
    this.banner.hidden = true;
    this.scrim = h("div", { class: "scrim", on: { click: () => this.drawer(false) } });
    this.toasts = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.main = h(
      "main",
      { class: "main" },
      h(
        "header",
        { class: "here" },
        this.drawerButton,
        h("div", { class: "here-text" }, this.title, this.topic),
        this.faceButton,
      ),
      this.banner,
      this.timeline.element,
      this.composer.element,
    );
    const skip = h(
      "a",
      {
        class: "skip",
        href: "#write",
        on: { click: (event) => (event.preventDefault(), this.composer.field.focus()) },
      },
      "Go to the writing field",
    );
    replace(document.querySelector("#app"), skip, this.sidebar.element, this.scrim, this.main);
    document.body.append(this.toasts);
    visualViewport.addEventListener("resize", () => this.fit());
    document.addEventListener("keydown", (event) => this.key(event));
    narrow.addEventListener("change", () => this.drawer(false));
    for (const news of ["channels", "people", "here"]) this.club.listen(news, () => this.drawHead());
    this.club.listen("channels", ({ gone }) => gone === this.channelId && this.go(this.firstPlace()));
    this.drawer(false);
  }

  /** Keep the writing field above a phone's keyboard, which covers the page instead of shrinking it. */
  fit() {
    const covered = innerHeight - visualViewport.height > 80 && visualViewport.scale === 1;
    document.documentElement.style.setProperty("--height", covered ? `${visualViewport.height}px` : "100dvh");
    if (covered) scrollTo(0, 0);
  }

  // Being somebody

  enter(snapshot) {
    seat(snapshot.people.map(({ user }) => user));
    const first = this.club.me === null;
    const another = !first && this.club.me.id !== snapshot.me.id;
    const stay = this.channelId;
    this.timeline.clear();
    this.interactions.clear();
    if (another) this.composer.clear();
    this.line.personId = snapshot.me.id;
    sessionStorage.setItem(PERSON, snapshot.me.id);
    this.club.enter(snapshot);
    speak(this.club.locale());
    this.go(this.club.channels.has(stay) ? stay : this.firstPlace());
    if (first) this.welcome.firstVisit();
  }

  async become(personId) {
    if (personId === this.club.me.id) return;
    await this.act("become", { person_id: personId }, (snapshot) => {
      this.enter(snapshot);
      this.drawer(false);
      this.toast(`You are now ${this.club.name(this.club.me)}.`);
    });
  }

  setLocale(locale) {
    return this.act("set_locale", { locale }, () => {
      this.club.people.find(({ user }) => user.id === this.club.me.id).locale = locale;
      speak(locale);
      this.timeline.draw();
      this.composer.fetchCommands();
    });
  }

  // Being somewhere

  firstPlace() {
    return this.club.textChannels(this.club.guilds[0]?.id)[0]?.id ?? this.club.dms()[0]?.id ?? null;
  }

  titleOf(channelId) {
    const channel = this.club.channels.get(channelId);
    const name = this.club.channelName(channel);
    return channel.type === DM || isThread(channel) ? name : `# ${name}`;
  }

  go(channelId) {
    if (!this.club.channels.has(channelId)) return;
    this.channelId = channelId;
    this.timeline.open(channelId);
    this.composer.open(channelId);
    this.club.tell("here");
    this.drawer(false);
    if (!narrow.matches && !document.querySelector("dialog[open]")) this.composer.field.focus();
  }

  openDM(user) {
    return this.act("open_dm", { user_id: user.id }, (channel) => {
      this.club.takeChannel(channel);
      this.club.tell("channels");
      this.go(channel.id);
    });
  }

  drawHead() {
    const channel = this.club.channels.get(this.channelId);
    if (!channel) return;
    const { me } = this.club;
    const dm = channel.type === DM;
    const parent = isThread(channel) && this.club.channels.get(channel.parent_id);
    replace(
      this.title,
      dm
        ? face(channel.recipients[0], this.club.channelName(channel), "small")
        : icon(parent ? "thread" : "hash", 20),
      this.club.channelName(channel),
    );
    replace(
      this.topic,
      parent
        ? [
            "in ",
            h(
              "button",
              { type: "button", class: "link-button", on: { click: () => this.go(parent.id) } },
              `# ${parent.name}`,
            ),
            channel.thread_metadata?.archived && " · archived",
          ]
        : dm && channel.recipients[0].bot && !this.club.botOnline
          ? "not here just now"
          : channel.topic,
    );
    replace(this.faceButton, face(me, this.club.name(me), "small"));
    this.faceButton.setAttribute("aria-label", `You are ${this.club.name(me)}. Be somebody else`);
    const states = [...this.club.reads.values()].filter((state) => state.channel_id !== this.channelId);
    const calls = states.reduce((sum, state) => sum + state.mentions, 0);
    this.drawerButton.classList.toggle(
      "marked",
      states.some((state) => state.unread),
    );
    document.title = `${calls ? `(${calls}) ` : ""}${this.titleOf(this.channelId)} · Petit Bleu`;
  }

  /** Open or close the drawer that holds the channels on a phone. */
  drawer(open) {
    const asDrawer = narrow.matches;
    const was = document.body.classList.contains("drawer-open");
    document.body.classList.toggle("drawer-open", open && asDrawer);
    this.sidebar.element.inert = asDrawer && !open;
    this.main.inert = asDrawer && open;
    this.drawerButton.setAttribute("aria-expanded", String(open && asDrawer));
    if (open) this.sidebar.element.querySelector("[aria-current], .place")?.focus();
    else if (was) this.drawerButton.focus();
  }

  // Hearing and doing

  hear(name, data) {
    if (name.startsWith("INTERACTION_")) this.interactions.hear(name, data);
    else this.club.hear(name, data);
  }

  /** Ask for something small; what is refused is shown for a moment. */
  async act(ask, what, done = () => {}) {
    try {
      done(await this.line.ask(ask, what));
    } catch (refusal) {
      this.toast(refusal.message, "wrong");
    }
  }

  showState(state) {
    if (state === "refused") {
      refuse();
      return;
    }
    this.banner.hidden = state === "open";
    this.banner.textContent = state === "open" ? "" : "The line to the server is broken. Trying again…";
  }

  toast(text, kind = "") {
    const shown = h("p", { class: `toast ${kind}` }, text);
    this.toasts.append(shown);
    if (this.toasts.showPopover) this.toasts.popover = "manual";
    this.toasts.togglePopover(false);
    this.toasts.togglePopover(true);
    setTimeout(() => {
      shown.remove();
      if (!this.toasts.childElementCount) this.toasts.togglePopover(false);
    }, TOAST_LASTS[kind]);
  }

  key(event) {
    if (event.key === "Escape" && document.body.classList.contains("drawer-open")) this.drawer(false);
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      this.neighbour(event.key === "ArrowUp" ? -1 : 1);
      return;
    }
    const plain =
      event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    const idle = event.target === document.body || event.target.matches(".message, .timeline-scroll");
    if (plain && idle && !this.composer.form) this.composer.field.focus();
  }

  neighbour(step) {
    const places = [...this.sidebar.list.querySelectorAll(".place")].map((place) => place.dataset.key);
    const at = places.indexOf(this.channelId);
    this.go(places[(at + step + places.length) % places.length]);
  }
}

function refuse() {
  const code = h("code", {}, "petitbleu play");
  replace(
    document.querySelector("#app"),
    h(
      "main",
      { class: "closed" },
      mark(64),
      h("h1", {}, "This door needs its key"),
      h(
        "p",
        {},
        "Open the page by the whole address that ",
        code,
        " printed: it ends with this run’s secret.",
      ),
    ),
  );
}

function secretOfThisRun() {
  if (location.hash.length > 1) {
    sessionStorage.setItem(SECRET, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem(SECRET);
}

// Whoever was refused pastes the whole address where they are, and the browser stays on the page.
addEventListener("hashchange", () => location.reload());
setTheme(theme());
const secret = secretOfThisRun();
if (secret) new App(secret);
else refuse();
