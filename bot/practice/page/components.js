// The components of a message, old and new, drawn as Discord draws them.

import { channelEntries, roleEntries, userEntries } from "./entries.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { covered, fileCard, gallery, thumbnail } from "./media.js";
import { selectBox } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;
const TALL = 2;

/** Draw the components of a message. */
export function drawComponents(app, message) {
  const drawing = new Drawing(app, message);
  return message.components.map((component) => drawing.draw(component));
}

class Drawing {
  constructor(app, message) {
    this.app = app;
    this.message = message;
    this.busy = app.interactions.marks.get(message.id)?.busy;
  }

  draw(component) {
    const how = KINDS[component.type];
    if (how) return how(this, component);
    return h(
      "p",
      { class: "media-missing" },
      icon("question", 18),
      `Something new that this page cannot draw (kind ${component.type}).`,
    );
  }

  all(components) {
    return components.map((component) => this.draw(component));
  }

  use(customId, values) {
    this.app.interactions.use(this.message, customId, values);
  }
}

function button(drawing, { style, label, emoji, url, disabled, custom_id: customId }) {
  const inside = [emoji && emojiMark(emoji), label && h("span", {}, label)];
  const name = label ?? emoji?.name;
  if (style === LINK) {
    const safe = /^(https?|discord):/.test(url) ? url : undefined;
    return h(
      "a",
      {
        class: "button secondary",
        href: safe,
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": label ? undefined : name,
        "aria-disabled": disabled && "true",
      },
      inside,
      icon("outside", 16),
    );
  }
  const busy = drawing.busy === customId;
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[style] ?? "secondary"}${busy ? " busy" : ""}`,
      disabled,
      "aria-disabled": drawing.busy && "true",
      "aria-busy": busy && "true",
      "aria-label": label ? undefined : name,
      "data-key": customId,
      on: { click: () => drawing.use(customId) },
    },
    inside,
  );
}

/** An emoji of Unicode; those that servers make themselves have only their names here. */
export const emojiMark = (emoji) =>
  h("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);

function menu(drawing, component, entries, defaults) {
  return selectBox({
    label: component.placeholder ?? "Make a selection",
    placeholder: component.placeholder ?? "Make a selection",
    entries,
    chosen: defaults,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    busy: drawing.busy === component.custom_id,
    blocked: Boolean(drawing.busy),
    key: component.custom_id,
    onChoose: (values) => drawing.use(component.custom_id, values),
  });
}

/** What can be chosen in a select of any kind, and what is chosen from the start. */
export function choicesOf(app, channel, component) {
  const { club } = app;
  const defaults = (component.default_values ?? []).map(({ id }) => id);
  switch (component.type) {
    case 3: {
      const entries = component.options.map(({ value, label, description, emoji }) => ({
        value,
        label,
        description,
        lead: emoji ? emojiMark(emoji) : undefined,
      }));
      return [entries, component.options.filter((option) => option.default).map(({ value }) => value)];
    }
    case 5:
      return [userEntries(club, channel), defaults];
    case 6:
      return [roleEntries(club, channel), defaults];
    case 7:
      return [[...userEntries(club, channel), ...roleEntries(club, channel)], defaults];
    default:
      return [channelEntries(club, channel, component.channel_types), defaults];
  }
}

function select(drawing, component) {
  const channel = drawing.app.club.channels.get(drawing.message.channel_id);
  return menu(drawing, component, ...choicesOf(drawing.app, channel, component));
}

const row = (drawing, component) => h("div", { class: "row" }, drawing.all(component.components));

function section(drawing, component) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, drawing.all(component.components)),
    h("div", { class: "section-accessory" }, drawing.draw(component.accessory)),
  );
}

function container(drawing, component) {
  const box = h("div", { class: "container" }, drawing.all(component.components));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    box.classList.add("accented");
    box.style.setProperty("--accent", colour(component.accent_color));
  }
  return component.spoiler ? covered(box) : box;
}

export const colour = (number) => `#${(number & 0xffffff).toString(16).padStart(6, "0")}`;

const picture = ({ media, description, spoiler }) => ({
  url: media.url,
  width: media.width,
  height: media.height,
  description,
  spoiler,
});

function separator(_, component) {
  const shown = component.divider ?? true;
  return h("div", {
    class: `separator${component.spacing === TALL ? " tall" : ""}${shown ? " line" : ""}`,
    role: shown ? "separator" : "presentation",
  });
}

function file(_, component) {
  const filename =
    component.name ??
    decodeURIComponent(new URL(component.file.url, location.origin).pathname.split("/").at(-1));
  return fileCard({ url: component.file.url, filename, size: component.size, spoiler: component.spoiler });
}

const KINDS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (drawing, component) => drawing.app.markup.draw(component.content),
  11: (drawing, component) => thumbnail(drawing.app, picture(component)),
  12: (drawing, component) => gallery(drawing.app, component.items.map(picture)),
  13: file,
  14: separator,
  17: container,
};

/** The texts in components, for announcements and quotations. */
export function textsOf(components) {
  return components.flatMap((component) =>
    component.type === 10 ? [component.content] : textsOf(component.components ?? []),
  );
}
