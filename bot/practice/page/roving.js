// Moving through the messages by keyboard: of all of them only one takes part in the Tab order, with
// one of its controls. Arrows move between messages, and inside one between its controls.

import { focusable } from "./dom.js";

const CONTROLS = ":is(button, a, pre, .spoiler):not([tabindex='-1'], [popover] *)";

export class Roving {
  /** `list` holds the messages; `outside()` is where Escape leads from a message. */
  constructor(list, outside) {
    this.list = list;
    this.outside = outside;
    this.row = null;
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("focusin", (event) => this.to(event.target.closest(".message")));
  }

  /** From now on this message is the one that Tab reaches. */
  to(row) {
    if (!row?.matches(".message") || document.activeElement?.closest("[popover]")) return;
    if (this.row !== row) {
      if (this.row) this.row.tabIndex = -1;
      for (const control of this.list.querySelectorAll(CONTROLS)) control.tabIndex = -1;
    }
    this.row = row;
    row.tabIndex = 0;
    const controls = focusable(row);
    const active = controls.includes(document.activeElement) ? document.activeElement : controls[0];
    for (const control of controls) control.tabIndex = control === active ? 0 : -1;
  }

  key(event) {
    const row = event.target.closest(".message");
    const other = event.altKey || event.ctrlKey || event.metaKey || event.target.closest("[popover]");
    if (!row || other) return;
    const steps = event.target === row ? this.between(row) : this.inside(event.target, row);
    const next = steps[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }

  between(row) {
    const rows = [...this.list.querySelectorAll(".message")];
    const at = rows.indexOf(row);
    const first = focusable(row)[0];
    return {
      ArrowUp: rows[at - 1],
      ArrowDown: rows[at + 1],
      Home: rows[0],
      End: rows.at(-1),
      Enter: first,
      ArrowRight: first,
      Escape: this.outside(),
    };
  }

  inside(control, row) {
    const controls = focusable(row);
    const at = controls.indexOf(control);
    const [before, after] = [controls[at - 1] ?? controls.at(-1), controls[at + 1] ?? controls[0]];
    return {
      ArrowLeft: before,
      ArrowUp: before,
      ArrowRight: after,
      ArrowDown: after,
      Home: controls[0],
      End: controls.at(-1),
      Escape: row,
    };
  }
}
