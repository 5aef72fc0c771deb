// Being somebody: the menu of people, what one can do with another, and one's settings.

import { h } from "./dom.js";
import { face } from "./faces.js";
import { icon } from "./icons.js";
import { badge } from "./sidebar.js";
import { THEMES, setTheme, theme } from "./theme.js";

const LANGUAGES = [
  ["en-GB", "English (UK)"],
  ["en-US", "English (US)"],
  ["fr", "Français"],
  ["de", "Deutsch"],
];

export class People {
  constructor(app) {
    this.app = app;
  }

  get club() {
    return this.app.club;
  }

  /** How many messages wait for the others of the club. */
  waitingElsewhere() {
    return this.club.people
      .filter(({ user }) => user.id !== this.club.me.id)
      .reduce((sum, person) => sum + (person.mentions ?? 0), 0);
  }

  /** The menu to become somebody else. */
  open(anchor) {
    const items = this.club.people.map(({ user, mentions = 0 }) => ({
      label: this.club.name(user),
      description: `@${user.username}`,
      lead: face(user, this.club.name(user), "small"),
      badge: user.id !== this.club.me.id && mentions > 0 && badge(mentions),
      current: user.id === this.club.me.id,
      action: () => this.app.become(user.id),
    }));
    this.app.menu.open(anchor, "Be somebody else", [{ title: "Sit down as" }, ...items]);
  }

  /** What to do with somebody whose name was pressed. */
  profile(user, anchor) {
    const items = [{ title: `@${user.username}` }];
    if (user.id !== this.club.me.id)
      items.push({
        label: `Write to ${this.club.name(user)}`,
        lead: icon("send", 18),
        action: () => this.app.openDM(user),
      });
    if (user.id !== this.club.me.id && !user.bot)
      items.push({
        label: `Be ${this.club.name(user)}`,
        lead: icon("swap", 18),
        action: () => this.app.become(user.id),
      });
    if (user.id === this.club.me.id)
      items.push({ label: "This is you", lead: icon("smile", 18), action: () => {} });
    const run = (command) => this.app.interactions.invoke(this.app.channelId, command, [], user.id);
    items.push(
      ...this.app.composer.onPeople.map((command) => ({
        label: command.label,
        lead: icon("star", 18),
        action: () => run(command),
      })),
    );
    this.app.menu.open(anchor, this.club.name(user), items);
  }

  settings(anchor) {
    const themes = THEMES.map((one) => ({
      label: one.label,
      lead: icon(one.icon, 18),
      current: theme() === one.key,
      action: () => setTheme(one.key),
    }));
    const languages = LANGUAGES.map(([locale, label]) => ({
      label,
      lead: h("span", { class: "lead-code" }, locale.slice(0, 2)),
      current: this.club.locale() === locale,
      action: () => this.app.setLocale(locale),
    }));
    this.app.menu.open(anchor, "Settings", [
      { title: "Theme" },
      ...themes,
      { title: `Language of ${this.club.name(this.club.me)}’s Discord` },
      ...languages,
    ]);
  }
}
