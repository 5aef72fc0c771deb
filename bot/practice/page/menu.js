// A small menu that opens beside a button.

import { h, replace } from "./dom.js";
import { icon } from "./icons.js";

const EDGE = 8;

export class Menu {
  constructor() {
    this.element = h("div", {
      class: "menu",
      popover: "auto",
      role: "menu",
      on: { keydown: (event) => this.key(event), toggle: (event) => this.toggled(event) },
    });
    document.body.append(this.element);
  }

  /** `items`: `{label, description, lead, badge, current, action}`, or `{title}` for a heading. */
  open(anchor, label, items, { wide = false } = {}) {
    if (this.anchor === anchor && this.element.matches(":popover-open")) {
      this.element.hidePopover();
      return;
    }
    this.anchor = anchor;
    this.element.setAttribute("aria-label", label);
    this.element.classList.toggle("wide", wide);
    replace(
      this.element,
      items.map((item) => this.item(item)),
    );
    this.element.showPopover();
    this.place(anchor);
    anchor.setAttribute("aria-expanded", "true");
    (this.rows().find((row) => row.getAttribute("aria-checked") === "true") ?? this.rows()[0])?.focus();
  }

  item({ title, label, description, lead, badge, current, action }) {
    if (title) return h("p", { class: "menu-title", role: "presentation" }, title);
    const choose = () => {
      this.element.hidePopover();
      action();
    };
    return h(
      "button",
      {
        type: "button",
        class: "menu-item",
        role: current === undefined ? "menuitem" : "menuitemradio",
        "aria-checked": current === undefined ? undefined : String(current),
        tabindex: -1,
        on: { click: choose },
      },
      lead,
      h(
        "span",
        { class: "list-text" },
        h("span", { class: "list-label" }, label),
        description && h("span", { class: "list-description" }, description),
      ),
      badge,
      current && icon("check", 18),
    );
  }

  rows() {
    return [...this.element.querySelectorAll(".menu-item")];
  }

  place(anchor) {
    const box = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const below = box.bottom + 6 + height <= innerHeight - EDGE;
    const top = below ? box.bottom + 6 : Math.max(EDGE, box.top - height - 6);
    const left = Math.min(Math.max(EDGE, box.left), innerWidth - width - EDGE);
    Object.assign(this.element.style, { top: `${top}px`, left: `${left}px` });
  }

  key(event) {
    const rows = this.rows();
    const at = rows.indexOf(document.activeElement);
    const steps = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: rows.length - 1,
    };
    if (event.key === "Tab") this.element.hidePopover();
    if (!(event.key in steps)) return;
    event.preventDefault();
    event.stopPropagation();
    rows[(steps[event.key] + rows.length) % rows.length].focus();
  }

  toggled(event) {
    if (event.newState === "open") return;
    const anchor = this.standing();
    anchor?.setAttribute("aria-expanded", "false");
    const lost = document.activeElement === document.body || this.element.contains(document.activeElement);
    if (lost) anchor?.focus();
  }

  /** The button that opened the menu, or the one drawn in its place meanwhile. */
  standing() {
    const { anchor } = this;
    const key = anchor?.dataset.key;
    if (anchor?.isConnected || !key) return anchor;
    return document.querySelector(`[data-key="${CSS.escape(key)}"]`);
  }
}
