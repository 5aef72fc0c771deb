// The first page anybody sees: what this is, and a game in one press.

import { TEXT } from "./club.js";
import { h, replace, uid } from "./dom.js";
import { icon } from "./icons.js";
import { gamesOf, quickCommand, startGame } from "./quick_start.js";

const KEY = "petitbleu.welcomed";
const SHOWN = 4;

export class Welcome {
  constructor(app) {
    this.app = app;
    const title = uid("welcome");
    this.title = h("h1", { id: title });
    this.begin = h("div", { class: "welcome-begin", "aria-live": "polite" });
    this.dialog = h(
      "dialog",
      { class: "welcome", "aria-labelledby": title, on: { close: () => this.left() } },
      h(
        "div",
        { class: "letter" },
        h(
          "div",
          { class: "letter-head", "aria-hidden": "true" },
          h("span", { class: "letter-words" }, "Petit Bleu"),
          h("span", { class: "letter-sub" }, "by pneumatic post"),
          postmark(),
        ),
        this.title,
        this.text(),
        this.begin,
      ),
    );
    document.body.append(this.dialog);
    for (const news of ["known", "people", "all"])
      app.club.listen(news, () => this.dialog.open && this.draw());
  }

  text() {
    return h(
      "div",
      { class: "welcome-text" },
      h(
        "p",
        {},
        "Here you play great board games by message: the table asks, you answer when you have a minute, " +
          "and it waits for you.",
      ),
      h(
        "p",
        {},
        "This page is a small Discord on your own computer, with the real bot in it. It needs no account, " +
          "and nothing leaves it.",
      ),
      h(
        "ul",
        { class: "welcome-points" },
        h(
          "li",
          {},
          icon("slash", 18),
          h("span", {}, "Type ", h("kbd", {}, "/"), " to see all that the bot can do."),
        ),
        h("li", {}, icon("swap", 18), "Press your name to sit down as somebody else of the club."),
        h("li", {}, icon("eye", 18), "What only you may see is marked; the others never get it."),
      ),
    );
  }

  /** Show it to somebody who has not seen it. */
  firstVisit() {
    if (!localStorage.getItem(KEY)) this.open();
  }

  open() {
    this.draw();
    if (!this.dialog.open) this.dialog.showModal();
  }

  left() {
    localStorage.setItem(KEY, "yes");
    this.app.composer.field.focus();
  }

  async draw() {
    this.title.textContent = `Welcome to the club, ${this.app.club.name(this.app.club.me)}.`;
    const leaf = quickCommand(this.app.composer.known);
    const look = h(
      "button",
      { type: "button", class: "button secondary", on: { click: () => this.dialog.close() } },
      "Look around first",
    );
    if (!leaf) {
      replace(this.begin, this.others(), h("div", { class: "welcome-buttons" }, look));
      return;
    }
    const channelId = this.channel();
    const games = await gamesOf(this.app, leaf, channelId).catch(() => []);
    if (!games.length) {
      replace(this.begin, this.others(), h("div", { class: "welcome-buttons" }, look));
      return;
    }
    this.offer(leaf, games, channelId, look);
  }

  offer(leaf, games, channelId, look) {
    const name = uid("game");
    const kept = this.begin.querySelector("input:checked")?.value;
    const chosen = games.some(({ value }) => value === kept) ? kept : games[0].value;
    const choices = games.map(({ label, value }) =>
      h(
        "label",
        { class: "game-choice" },
        h("input", { type: "radio", name, value, checked: value === chosen }),
        h("span", {}, label),
      ),
    );
    const start = h(
      "button",
      {
        type: "button",
        class: "button primary big",
        autofocus: true,
        on: { click: () => this.start(leaf, channelId) },
      },
      "Start a game",
    );
    replace(
      this.begin,
      h("fieldset", { class: "game-choices" }, h("legend", {}, "Which game?"), choices),
      h("div", { class: "welcome-buttons" }, start, look),
      h("p", { class: "about" }, "You get a seat at a table with stand-ins, and it begins at once."),
    );
    if (this.dialog.open && !this.dialog.contains(document.activeElement)) start.focus();
  }

  start(leaf, channelId) {
    const game = this.begin.querySelector("input:checked").value;
    this.dialog.close();
    startGame(this.app, leaf, game, channelId);
  }

  /** What there is instead, if the bot cannot start a game in one press. */
  others() {
    const { known } = this.app.composer;
    if (!this.app.club.botOnline && !known.length)
      return h(
        "p",
        { class: "welcome-wait" },
        "The bot is not here yet. As soon as it comes in, you can begin from this letter.",
      );
    if (!known.length)
      return h("p", { class: "welcome-wait" }, "The bot is here but offers no commands yet.");
    const first = known.find((leaf) => leaf.plainPath === "new");
    const shown = [first, ...known.filter((leaf) => leaf !== first)].filter(Boolean).slice(0, SHOWN);
    const button = (leaf) =>
      h(
        "button",
        { type: "button", class: "try", on: { click: () => this.try(leaf) } },
        h("strong", {}, `/${leaf.path}`),
        h("span", {}, leaf.description),
      );
    return [
      h("p", { class: "about" }, "Some things to begin with:"),
      h("div", { class: "tries" }, shown.map(button)),
    ];
  }

  try(leaf) {
    this.dialog.close();
    this.app.composer.offer(leaf.plainPath);
  }

  /** Where a game begins: the channel one is in, or the first of the club. */
  channel() {
    const { club, channelId } = this.app;
    const here = club.channels.get(channelId);
    return here?.guild_id && here.type === TEXT ? here.id : club.textChannels(club.guilds[0].id)[0].id;
  }
}

function postmark() {
  return h("span", { class: "postmark" }, h("span", {}, "PARIS"), h("span", {}, "LE CLUB"));
}
