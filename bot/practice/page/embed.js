// An embed: a card with a coloured edge.

import { colour } from "./components.js";
import { h } from "./dom.js";
import { gallery, thumbnail } from "./media.js";
import { stamp } from "./times.js";

export function drawEmbed(app, embed) {
  const card = h(
    "article",
    { class: "embed" },
    h(
      "div",
      { class: "embed-body" },
      h(
        "div",
        { class: "embed-text" },
        embed.author && h("p", { class: "embed-author" }, link(embed.author.url, embed.author.name)),
        embed.title &&
          h(
            "p",
            { class: "embed-title", role: "heading", "aria-level": 4 },
            link(embed.url, app.markup.plain(embed.title)),
          ),
        embed.description && app.markup.draw(embed.description),
        embed.fields?.length > 0 &&
          h(
            "dl",
            { class: "embed-fields" },
            embed.fields.map((field) =>
              h(
                "div",
                { class: field.inline ? "inline" : "whole" },
                h("dt", {}, app.markup.draw(field.name)),
                h("dd", {}, app.markup.draw(field.value)),
              ),
            ),
          ),
      ),
      embed.thumbnail && thumbnail(app, embed.thumbnail),
    ),
    embed.image && gallery(app, [embed.image]),
    (embed.footer || embed.timestamp) &&
      h(
        "p",
        { class: "embed-footer" },
        [embed.footer?.text, embed.timestamp && stamp(new Date(embed.timestamp))].filter(Boolean).join(" · "),
      ),
  );
  if (embed.color !== null && embed.color !== undefined)
    card.style.setProperty("--accent", colour(embed.color));
  return card;
}

const link = (url, text) =>
  /^https?:\/\//.test(url ?? "")
    ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text)
    : text;
