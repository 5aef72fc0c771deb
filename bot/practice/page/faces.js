// Faces of people: nobody here has a portrait, so everybody gets a seal with their initials.

import { h } from "./dom.js";
import { mark } from "./icons.js";

const HUES = 8;
const places = new Map();

/** Give everybody a colour of their own, in the order in which the club names them. */
export function seat(users) {
  for (const user of users) placeOf(user);
}

function placeOf(user) {
  if (!places.has(user.id)) places.set(user.id, places.size % HUES);
  return places.get(user.id);
}

/** A round seal; decoration, for the name always stands beside it. */
export function face(user, name, size = "medium") {
  if (user.bot) return h("span", { class: `face face-${size} face-bot`, "aria-hidden": "true" }, mark(40));
  return h(
    "span",
    { class: `face face-${size} hue-${placeOf(user)}`, "aria-hidden": "true" },
    initials(name),
  );
}

function initials(name) {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters =
    words.length > 1
      ? [words[0], words.at(-1)].map((word) => [...word][0])
      : [...name.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, 1);
  return letters.join("").toUpperCase() || "?";
}

/** The little tag beside the name of a program. */
export function tag(user) {
  return user.bot ? h("span", { class: "tag" }, "BOT") : null;
}
