// Draws the tree of `markdown.js`. Addresses are links only if they are http or https.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { parse, plainText } from "./markdown.js";
import { moment, written } from "./times.js";

const SIMPLE = { bold: "strong", italic: "em", underline: "u", strike: "s" };
const ONLY_EMOJI =
  /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|\p{Regional_Indicator}{2}|\s)+$/u;

export class Markup {
  /** `club` knows the names; `go(channelId, messageId)` opens a channel, `offer(name)` a command. */
  constructor(club, { go, offer, profile }) {
    this.club = club;
    this.acts = { go, offer, profile };
  }

  /** A whole text. `alone`: nothing else is in the message, so a few emoji may be large. */
  draw(text, { alone = false } = {}) {
    const large = alone && ONLY_EMOJI.test(text) && [...text.replace(/\s/gu, "")].length <= 12;
    return h(
      "div",
      { class: large ? "markup large-emoji" : "markup" },
      parse(text).map((node) => this.node(node)),
    );
  }

  /** One line without markup. */
  plain(text) {
    const names = {
      user: (id) => this.club.nameOf(id),
      role: (id) => this.club.roles.get(id)?.name ?? "role",
      channel: (id) => this.channelName(id),
      time: ({ seconds, style }) => written(new Date(seconds * 1000), style),
    };
    return plainText(text, names);
  }

  channelName(id) {
    const channel = this.club.channels.get(id);
    return channel ? this.club.channelName(channel) : "unknown";
  }

  nodes(children) {
    return children.map((child) => this.node(child));
  }

  node(node) {
    if (typeof node === "string") return lines(node);
    if (node.type in SIMPLE) return h(SIMPLE[node.type], {}, this.nodes(node.children));
    return this[node.type](node);
  }

  paragraph = (node) => h("p", {}, this.nodes(node.children));

  heading = (node) =>
    h(
      "p",
      { class: `heading heading-${node.level}`, role: "heading", "aria-level": node.level + 3 },
      this.nodes(node.children),
    );

  small = (node) => h("p", { class: "small-print" }, this.nodes(node.children));

  quote = (node) => h("blockquote", {}, this.nodes(node.children));

  code = (node) => h("code", {}, node.text);

  fence = (node) =>
    h(
      "pre",
      { tabindex: 0, "aria-label": node.language ? `Code, ${node.language}` : "Code" },
      h("code", {}, node.text),
    );

  emoji = (node) => node.text;

  everyone = (node) => h("span", { class: "mention" }, node.text);

  list(node) {
    const items = node.items.map((item) => h("li", {}, this.nodes(item)));
    return node.start === null ? h("ul", {}, items) : h("ol", { start: node.start }, items);
  }

  link(node) {
    const same = node.children.length === 1 && node.children[0] === node.href;
    return h(
      "a",
      {
        href: node.href,
        target: "_blank",
        rel: "noopener noreferrer nofollow",
        title: same ? undefined : node.href,
      },
      this.nodes(node.children),
    );
  }

  user(node) {
    const user = this.club.users.get(node.id);
    if (!user) return h("span", { class: "mention" }, "@unknown");
    const mine = node.id === this.club.me.id;
    const open = (event) => this.acts.profile(user, event.currentTarget);
    return h(
      "button",
      { type: "button", class: mine ? "mention mention-me" : "mention", on: { click: open } },
      `@${this.club.name(user)}`,
    );
  }

  role(node) {
    return h("span", { class: "mention" }, `@${this.club.roles.get(node.id)?.name ?? "unknown-role"}`);
  }

  channel(node) {
    if (!this.club.channels.has(node.id)) return h("span", { class: "mention" }, "# unknown");
    const name = `# ${this.channelName(node.id)}`;
    return h(
      "button",
      { type: "button", class: "mention", on: { click: () => this.acts.go(node.id, node.message) } },
      node.message ? `${name} › message` : name,
    );
  }

  place = this.channel;

  command = (node) =>
    h(
      "button",
      { type: "button", class: "mention", on: { click: () => this.acts.offer(node.text) } },
      `/${node.text}`,
    );

  time(node) {
    const shown = moment(new Date(node.seconds * 1000), node.style);
    shown.classList.add("moment");
    return shown;
  }

  spoiler(node) {
    const hidden = h("span", { class: "spoiler-text", "aria-hidden": "true" }, this.nodes(node.children));
    for (const control of hidden.querySelectorAll("a, button")) control.tabIndex = -1;
    const box = h(
      "span",
      { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler: show it" },
      hidden,
    );
    const show = (event) => {
      if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
      if (box.classList.contains("shown")) return;
      event.preventDefault();
      event.stopPropagation();
      box.classList.add("shown");
      for (const name of ["role", "tabindex", "aria-label"]) box.removeAttribute(name);
      hidden.removeAttribute("aria-hidden");
      for (const control of hidden.querySelectorAll("a, button")) control.removeAttribute("tabindex");
    };
    box.addEventListener("click", show, true);
    box.addEventListener("keydown", show);
    return box;
  }
}

function lines(text) {
  return text.split("\n").flatMap((line, at) => (at ? [h("br"), line] : [line]));
}

/** The head of something that only one person sees. */
export const onlyYou = () => h("span", { class: "only-you" }, icon("eye", 16), "Only you can see this");
