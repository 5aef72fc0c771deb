// One message.

import { EPHEMERAL, LAYOUT, LOADING } from "./club.js";
import { drawComponents, textsOf } from "./components.js";
import { h, uid } from "./dom.js";
import { drawEmbed } from "./embed.js";
import { face, tag } from "./faces.js";
import { icon } from "./icons.js";
import { attachments } from "./media.js";
import { onlyYou } from "./markup.js";
import { stamp, written } from "./times.js";

const PINNED = 6;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const COMMAND = 2;
const GROUP_WITHIN = 7 * 60 * 1000;
const EMOJI = ["👍", "❤️", "😄", "🎉", "🤔", "👀"];

/** Whether a message goes on under the head of the one before it. */
export function follows(message, previous) {
  return (
    previous !== undefined &&
    previous.author.id === message.author.id &&
    new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_WITHIN &&
    !message.message_reference &&
    message.interaction_metadata?.type !== COMMAND &&
    (message.flags & EPHEMERAL) === (previous.flags & EPHEMERAL) &&
    !isNotice(message) &&
    !isNotice(previous)
  );
}

const isNotice = ({ type }) => type === PINNED || type === THREAD_CREATED || type === THREAD_STARTER;

/** Draw a message as an item of the list of messages. */
export function drawMessage(app, message, { follow = false } = {}) {
  if (message.type === THREAD_STARTER && message.referenced_message) {
    return drawMessage(
      app,
      { ...message.referenced_message, id: message.id, channel_id: message.channel_id, components: [] },
      {},
    );
  }
  if (isNotice(message)) return notice(app, message);
  const hidden = Boolean(message.flags & EPHEMERAL);
  const classes = [
    "message",
    follow ? "follow" : "first",
    hidden && "ephemeral",
    app.club.callsMe(message) && "calls-me",
  ];
  const [head, body] = [uid("head"), uid("body")];
  return h(
    "li",
    {
      class: classes.filter(Boolean).join(" "),
      "data-id": message.id,
      tabindex: -1,
      "aria-labelledby": `${head} ${body}`,
    },
    above(app, message),
    header(app, message, follow, head),
    h("div", { class: "message-body", id: body }, content(app, message)),
    below(app, message, hidden),
    !hidden && tools(app, message),
  );
}

function header(app, message, follow, id) {
  const channel = app.club.channels.get(message.channel_id);
  const name = app.club.name(message.author, channel?.guild_id);
  const at = new Date(message.timestamp);
  const time = h(
    "time",
    { class: "message-time", datetime: message.timestamp, title: written(at, "F") },
    follow ? written(at, "t") : stamp(at),
  );
  if (follow)
    return h("div", { class: "message-gutter" }, h("span", { class: "unseen", id }, `${name}, `), time);
  const author = h(
    "button",
    {
      type: "button",
      class: "author",
      on: { click: (event) => app.profile(message.author, event.currentTarget) },
    },
    name,
  );
  return [
    h("div", { class: "message-gutter" }, face(message.author, name)),
    h("div", { class: "message-head", id }, author, tag(message.author), time),
  ];
}

/** What a message answers to: another message, or a command. */
function above(app, message) {
  const used = message.interaction_metadata;
  if (used?.type === COMMAND) {
    const name = app.club.name(used.user);
    const command = message.interaction?.name;
    return h(
      "div",
      { class: "above" },
      face(used.user, name, "tiny"),
      h("span", { class: "above-name" }, name),
      command ? [" used ", h("span", { class: "used" }, `/${command}`)] : " used a command",
    );
  }
  if (!message.message_reference) return null;
  const replied = message.referenced_message;
  if (!replied)
    return h("div", { class: "above" }, icon("reply", 14), h("em", {}, "The message is not there any more."));
  const name = app.club.name(replied.author);
  const jump = () => app.timeline.jump(replied.id);
  return h(
    "button",
    { type: "button", class: "above", on: { click: jump } },
    face(replied.author, name, "tiny"),
    h("span", { class: "above-name" }, name),
    h("span", { class: "above-text" }, summary(app, replied)),
  );
}

function content(app, message) {
  if (message.flags & LOADING)
    return h("p", { class: "thinking" }, dots(), `${app.club.name(message.author)} is thinking…`);
  const parts = [];
  if (message.content) parts.push(app.markup.draw(message.content, { alone: true }));
  if (!(message.flags & LAYOUT)) parts.push(...attachments(app, message));
  parts.push(...message.embeds.map((embed) => drawEmbed(app, embed)));
  if (message.components.length) parts.push(h("div", { class: "components" }, drawComponents(app, message)));
  if (message.edited_timestamp)
    parts.push(
      h("span", { class: "edited", title: written(new Date(message.edited_timestamp), "F") }, "(edited)"),
    );
  return parts;
}

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function below(app, message, hidden) {
  const failed = app.interactions.marks.get(message.id)?.failed;
  return [
    message.reactions?.length > 0 &&
      h(
        "div",
        { class: "reactions" },
        message.reactions.map((reaction) => reactionChip(app, message, reaction)),
      ),
    message.thread && threadCard(app, message.thread),
    failed && h("p", { class: "failed", role: "alert" }, icon("alert", 16), failed),
    hidden &&
      h(
        "p",
        { class: "only-you-line" },
        onlyYou(),
        " · ",
        h(
          "button",
          {
            type: "button",
            class: "link-button",
            "data-key": "dismiss",
            on: {
              click: () =>
                app.act("delete_message", { channel_id: message.channel_id, message_id: message.id }),
            },
          },
          "Dismiss message",
        ),
      ),
  ];
}

function reactionChip(app, message, { emoji, count, me }) {
  return h(
    "button",
    {
      type: "button",
      class: me ? "reaction mine" : "reaction",
      "aria-pressed": String(Boolean(me)),
      "aria-label": `${emoji.name}, ${count}`,
      "data-key": `reaction ${emoji.name}`,
      on: { click: () => react(app, message, emoji.name, !me) },
    },
    h("span", { class: "emoji" }, emoji.name),
    ` ${count}`,
  );
}

function react(app, message, emoji, on) {
  app.act("react", { channel_id: message.channel_id, message_id: message.id, emoji, on });
}

function threadCard(app, thread) {
  const known = app.club.channels.get(thread.id) ?? thread;
  const count = known.message_count ?? 0;
  return h(
    "button",
    {
      type: "button",
      class: "thread-card",
      "data-key": `thread ${thread.id}`,
      on: { click: () => app.go(thread.id) },
    },
    icon("thread", 18),
    h("span", { class: "thread-name" }, known.name),
    h("span", { class: "thread-count" }, count === 1 ? "1 message" : `${count} messages`, icon("right", 14)),
  );
}

function notice(app, message) {
  const name = app.club.name(message.author);
  const [sign, says] =
    message.type === PINNED
      ? ["pin", " pinned a message to this channel."]
      : message.type === THREAD_CREATED
        ? ["thread", " started a thread: "]
        : ["thread", " began this thread."];
  const thread =
    message.type === THREAD_CREATED &&
    (app.club.channels.get(message.message_reference?.channel_id) ?? message.thread);
  const about = thread
    ? h(
        "button",
        { type: "button", class: "link-button strong", on: { click: () => app.go(thread.id) } },
        thread.name,
      )
    : message.type === THREAD_CREATED && message.content;
  return h(
    "li",
    { class: "message notice", "data-id": message.id, tabindex: -1 },
    icon(sign, 18),
    h(
      "p",
      {},
      h("strong", {}, name),
      says,
      about,
      " ",
      h("time", { class: "message-time", datetime: message.timestamp }, stamp(new Date(message.timestamp))),
    ),
  );
}

function tools(app, message) {
  const mine = message.author.id === app.club.me.id;
  const tool = (name, label, action) =>
    h(
      "button",
      {
        type: "button",
        class: `tool tool-${name}`,
        "aria-label": label,
        title: label,
        "data-key": `tool ${name}`,
        on: { click: action },
      },
      icon(name, 18),
    );
  return h(
    "div",
    { class: "tools", role: "group", "aria-label": "What to do with this message" },
    tool("smile", "React", (event) => emojiMenu(app, message, event.currentTarget)),
    tool("reply", "Reply", () => app.composer.replyTo(message)),
    tool("copy", "Copy the text", () => copy(app, message)),
    tool("star", "Commands for this message", (event) => commandMenu(app, message, event.currentTarget)),
    mine &&
      tool("bin", "Delete", () =>
        app.act("delete_message", { channel_id: message.channel_id, message_id: message.id }),
      ),
  );
}

function emojiMenu(app, message, button) {
  app.menu.open(
    button,
    "Reactions",
    EMOJI.map((emoji) => ({ label: emoji, action: () => react(app, message, emoji, true) })),
    { wide: true },
  );
}

function commandMenu(app, message, button) {
  const run = (command) => app.interactions.invoke(message.channel_id, command, [], message.id);
  app.menu.open(
    button,
    "Commands for this message",
    app.composer.onMessages.map((command) => ({ label: command.label, action: () => run(command) })),
  );
}

async function copy(app, message) {
  await navigator.clipboard.writeText(
    [message.content, ...textsOf(message.components)].filter(Boolean).join("\n\n"),
  );
  app.toast("Copied.");
}

/** A message in one line. */
export function summary(app, message) {
  if (message.flags & LOADING) return "thinking…";
  const texts = [
    message.content,
    ...textsOf(message.components),
    ...message.embeds.flatMap((embed) => [embed.title, embed.description]),
  ];
  const said = texts
    .filter(Boolean)
    .map((text) => app.markup.plain(text))
    .join(" ");
  if (said) return said.length > 200 ? `${said.slice(0, 200)}…` : said;
  return message.attachments.length ? (message.attachments[0].description ?? "a file") : "a message";
}
