// Our own line drawings, on a grid of 24. Each is a list of paths.

import { svg } from "./dom.js";

const PATHS = {
  menu: ["M4 7h16", "M4 12h16", "M4 17h16"],
  hash: ["M9 4 7 20", "M17 4l-2 16", "M4 9h16", "M4 15h16"],
  thread: ["M5 4v8a4 4 0 0 0 4 4h10", "M15 12l4 4-4 4", "M10 7h9"],
  send: ["M4 12 20 4l-5 16-3-7z", "M12 13l8-9"],
  plus: ["M12 5v14", "M5 12h14"],
  minus: ["M5 12h14"],
  close: ["M6 6l12 12", "M18 6 6 18"],
  check: ["M5 12.5 10 17.5 19 7"],
  down: ["M6 9.5l6 6 6-6"],
  right: ["M9.5 6l6 6-6 6"],
  left: ["M14.5 6l-6 6 6 6"],
  reply: ["M10 7l-6 5 6 5v-3.5c5 0 8 1.5 10 4.5-.6-5.2-4-9-10-9z"],
  smile: [
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
    "M8.5 14a4.2 4.2 0 0 0 7 0",
    "M9 9.5v.5",
    "M15 9.5v.5",
  ],
  bin: ["M5 7h14", "M9 7V4.5h6V7", "M7 7l1 13h8l1-13", "M10.5 11v5", "M13.5 11v5"],
  copy: ["M9 9h11v11H9z", "M15 9V4H4v11h5"],
  eye: [
    "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z",
    "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  ],
  file: ["M6 3h8l5 5v13H6z", "M14 3v5h5"],
  download: ["M12 4v11", "M7 11l5 5 5-5", "M5 20h14"],
  outside: ["M14 4h6v6", "M20 4 11 13", "M18 13v7H4V6h7"],
  sun: [
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "M12 2.5v2",
    "M12 19.5v2",
    "M2.5 12h2",
    "M19.5 12h2",
    "M5.3 5.3l1.4 1.4",
    "M17.3 17.3l1.4 1.4",
    "M5.3 18.7l1.4-1.4",
    "M17.3 6.7l1.4-1.4",
  ],
  moon: ["M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"],
  contrast: ["M12 3.5a8.5 8.5 0 1 0 0 17z", "M12 3.5a8.5 8.5 0 0 1 0 17"],
  people: [
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    "M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6",
    "M16 5.5a3 3 0 0 1 0 6",
    "M18 14.5c2.3.8 3.5 2.7 3.5 5.5",
  ],
  swap: ["M4 8h14", "M14.5 4 18.5 8l-4 4", "M20 16H6", "M9.5 12l-4 4 4 4"],
  question: [
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
    "M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7",
    "M12 16.5v.3",
  ],
  pin: ["M9 4h6l-1 6 3.5 3.5h-11L10 10z", "M12 13.5V20"],
  slash: ["M15 4 9 20"],
  alert: ["M12 4 2.5 20h19z", "M12 10v4.5", "M12 17v.3"],
  at: ["M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z", "M15.5 8.5v4.5c0 3.5 5 3 5-1a8.5 8.5 0 1 0-3.5 7"],
  star: ["M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.8l6-.7z"],
};

/** An icon that says nothing to a screen reader: what it means stands beside it. */
export function icon(name, size = 20) {
  const drawing = svg("svg", {
    viewBox: "0 0 24 24",
    width: size,
    height: size,
    class: "icon",
    "aria-hidden": "true",
  });
  for (const d of PATHS[name]) drawing.append(svg("path", { d }));
  return drawing;
}

/** The house's mark: a blue letter on its way through the tube. */
export function mark(size = 28) {
  return svg(
    "svg",
    { viewBox: "0 0 32 32", width: size, height: size, class: "mark", "aria-hidden": "true" },
    svg("rect", { x: 1, y: 1, width: 30, height: 30, rx: 9, class: "mark-tube" }),
    svg("path", { d: "M3 12.5h4M2.5 16h3M3 19.5h4", class: "mark-wind" }),
    svg("rect", { x: 9, y: 9, width: 18, height: 14, rx: 1.6, class: "mark-paper" }),
    svg("path", { d: "M9.5 10l8.5 7 8.5-7", class: "mark-fold" }),
  );
}
