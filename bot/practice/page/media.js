// Pictures and files of messages. Only this server's pictures are loaded; others are links.

import { h } from "./dom.js";
import { icon } from "./icons.js";

const ours = (url) => url?.startsWith(`${location.origin}/`) || url?.startsWith("data:image/");

/** Pictures side by side as a gallery; a press enlarges one. */
export function gallery(app, pictures) {
  const shown = pictures.filter(({ url }) => ours(url));
  const tiles = pictures.map((picture) =>
    ours(picture.url)
      ? tile(app, picture, () => app.lightbox.open(shown, shown.indexOf(picture)))
      : elsewhere(picture.url),
  );
  return h("div", { class: `gallery gallery-${Math.min(pictures.length, 4)}` }, tiles);
}

function tile(app, { url, description, width, height, spoiler }, open) {
  const image = h("img", {
    src: url,
    alt: description ?? "",
    width: width || undefined,
    height: height || undefined,
    draggable: "false",
  });
  image.addEventListener("error", () =>
    button.replaceWith(
      h("p", { class: "media-missing" }, icon("alert", 18), "This picture is not there any more."),
    ),
  );
  const label = description ? `Enlarge: ${description}` : "Enlarge the picture";
  const button = h(
    "button",
    { type: "button", class: "tile", "aria-label": label, on: { click: open } },
    image,
  );
  return spoiler ? covered(button) : button;
}

/** Cover something until it is asked for. */
export function covered(element) {
  const cover = h(
    "button",
    { type: "button", class: "cover" },
    h("span", { class: "cover-word" }, "SPOILER"),
  );
  element.inert = true;
  const box = h("div", { class: "covered" }, element, cover);
  cover.addEventListener("click", () => {
    element.inert = false;
    cover.remove();
    box.classList.add("shown");
    (element.matches("button") ? element : element.querySelector("button"))?.focus();
  });
  return box;
}

function elsewhere(url) {
  let host = "another place";
  try {
    host = new URL(url).host;
  } catch {
    return h("p", { class: "media-missing" }, icon("alert", 18), "This picture has no address.");
  }
  return h(
    "p",
    { class: "media-missing" },
    icon("outside", 18),
    h(
      "a",
      { href: /^https?:/.test(url) ? url : undefined, target: "_blank", rel: "noopener noreferrer" },
      `Picture at ${host}`,
    ),
  );
}

/** A small picture beside a text. */
export function thumbnail(app, { url, description, width, height, spoiler }) {
  if (!ours(url)) return elsewhere(url);
  const made = tile(app, { url, description, width, height, spoiler }, () =>
    app.lightbox.open([{ url, description }]),
  );
  made.classList.add("thumbnail");
  return made;
}

/** A file to take home. */
export function fileCard({ url, filename, size, spoiler }) {
  const card = h(
    "div",
    { class: "file-card" },
    icon("file", 28),
    h(
      "span",
      { class: "file-text" },
      h("a", { href: url, download: filename, target: "_blank", rel: "noopener noreferrer" }, filename),
      size !== undefined && h("span", { class: "file-size" }, bytes(size)),
    ),
    h(
      "a",
      {
        class: "round-button",
        href: url,
        download: filename,
        "aria-label": `Download ${filename}`,
        title: "Download",
      },
      icon("download"),
    ),
  );
  return spoiler ? covered(card) : card;
}

export function bytes(size) {
  if (size < 1024) return `${size} bytes`;
  if (size < 1024 * 1024) return `${(size / 1024).toFixed(1)} KB`;
  return `${(size / 1024 / 1024).toFixed(1)} MB`;
}

const isPicture = (attachment) => /^image\/(png|jpeg|gif|webp)$/.test(attachment.content_type ?? "");
const isSpoiler = (attachment) => attachment.filename.startsWith("SPOILER_") || Boolean(attachment.flags & 8);

/** The attachments of a message that nothing else in it shows already. */
export function attachments(app, message) {
  const used = new Set(
    message.embeds.flatMap((embed) => [
      embed.image?.url,
      embed.thumbnail?.url,
      embed.author?.icon_url,
      embed.footer?.icon_url,
    ]),
  );
  const free = message.attachments.filter(({ url }) => !used.has(url));
  const pictures = free.filter(isPicture).map((one) => ({ ...one, spoiler: isSpoiler(one) }));
  const files = free
    .filter((one) => !isPicture(one))
    .map((one) => fileCard({ ...one, spoiler: isSpoiler(one) }));
  return [pictures.length > 0 && gallery(app, pictures), ...files];
}
