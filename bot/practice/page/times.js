// Moments, in the language of the person at the screen.

import { h } from "./dom.js";

const STYLES = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { year: "numeric", month: "2-digit", day: "2-digit" },
  D: { year: "numeric", month: "long", day: "numeric" },
  f: { year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
  s: { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  S: {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  },
};
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

let language = "en-US";

/** From now on speak this language. */
export function speak(locale) {
  language = locale;
}

/** A moment in one of Discord's styles. */
export function written(date, style) {
  if (Number.isNaN(date.getTime())) return "an impossible moment";
  return style === "R" ? fromNow(date) : new Intl.DateTimeFormat(language, STYLES[style]).format(date);
}

function fromNow(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** A `<time>` that keeps itself true when it counts from now. */
export function moment(date, style) {
  const valid = !Number.isNaN(date.getTime());
  const shown = h(
    "time",
    { datetime: valid && date.toISOString(), title: valid && written(date, "F") },
    written(date, style),
  );
  if (style === "R" && valid) shown.dataset.fromNow = String(date.getTime());
  return shown;
}

/** When a message was written, as a chat says it: the hour today, the day before that. */
export function stamp(date) {
  const days = daysAgo(date);
  const time = written(date, "t");
  if (days === 0) return time;
  if (days === 1)
    return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day")} ${time}`;
  return written(date, "s");
}

/** The day, for the line between two days. */
export const day = (date) => written(date, "D");

export const sameDay = (one, other) => one.toDateString() === other.toDateString();

function daysAgo(date) {
  const midnight = (of) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  return Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
}

setInterval(() => {
  for (const shown of document.querySelectorAll("time[data-from-now]")) {
    const text = fromNow(new Date(Number(shown.dataset.fromNow)));
    if (shown.textContent !== text) shown.textContent = text;
  }
}, 1000);
