// A picture large, in front of everything: zoom with wheel, pinch, keys or a press; drag to move.

import { h } from "./dom.js";
import { icon } from "./icons.js";

const LARGEST = 8;

export class Lightbox {
  constructor() {
    this.picture = h("img", { class: "lightbox-picture", draggable: "false" });
    this.caption = h("p", { class: "lightbox-caption" });
    this.percent = h("span", { class: "lightbox-percent", role: "status" });
    this.stage = h("div", { class: "lightbox-stage" }, this.picture);
    this.original = h(
      "a",
      {
        class: "round-button",
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": "Open the original",
        title: "Open the original",
      },
      icon("outside"),
    );
    this.turners = [
      tool("left", "Previous picture", () => this.turn(this.index - 1)),
      tool("right", "Next picture", () => this.turn(this.index + 1)),
    ];
    this.dialog = h(
      "dialog",
      { class: "lightbox", "aria-label": "Picture" },
      h(
        "div",
        { class: "lightbox-tools" },
        this.turners,
        h("span", { class: "spacer" }),
        tool("minus", "Smaller", () => this.zoom(this.scale / 1.5)),
        this.percent,
        tool("plus", "Larger", () => this.zoom(this.scale * 1.5)),
        this.original,
        tool("close", "Close", () => this.dialog.close()),
      ),
      this.stage,
      this.caption,
    );
    this.pointers = new Map();
    this.listen();
    document.body.append(this.dialog);
  }

  /** Show the picture at `index` of `pictures`: `{url, description}`. */
  open(pictures, index = 0) {
    this.pictures = pictures;
    this.from = document.activeElement;
    this.turn(index);
    this.dialog.showModal();
  }

  turn(index) {
    this.index = (index + this.pictures.length) % this.pictures.length;
    const { url, description } = this.pictures[this.index];
    this.picture.src = url;
    this.picture.alt = description ?? "";
    this.caption.textContent = description ?? "";
    this.caption.hidden = !description;
    this.original.href = url;
    for (const one of this.turners) one.hidden = this.pictures.length < 2;
    this.reset();
  }

  reset() {
    this.x = 0;
    this.y = 0;
    this.zoom(1);
  }

  zoom(scale, at = null) {
    const next = Math.min(LARGEST, Math.max(1, scale));
    if (at && this.scale) {
      const box = this.stage.getBoundingClientRect();
      const [dx, dy] = [at.x - box.left - box.width / 2, at.y - box.top - box.height / 2];
      this.x = dx - ((dx - this.x) * next) / this.scale;
      this.y = dy - ((dy - this.y) * next) / this.scale;
    }
    this.scale = next;
    if (next === 1) this.x = this.y = 0;
    this.draw();
  }

  draw() {
    this.picture.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.dialog.classList.toggle("zoomed", this.scale > 1);
    this.percent.textContent = `${Math.round(this.scale * 100)} %`;
  }

  listen() {
    this.dialog.addEventListener("close", () => this.from?.focus());
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.stage.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(this.scale * Math.exp(-event.deltaY / 300), event);
      },
      { passive: false },
    );
    this.stage.addEventListener("pointerdown", (event) => this.down(event));
    this.stage.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"])
      this.stage.addEventListener(end, (event) => this.up(event));
  }

  key(event) {
    const step = 60;
    const actions = {
      "+": () => this.zoom(this.scale * 1.5),
      "=": () => this.zoom(this.scale * 1.5),
      "-": () => this.zoom(this.scale / 1.5),
      0: () => this.reset(),
      ArrowLeft: () => (this.scale > 1 ? this.shift(step, 0) : this.turn(this.index - 1)),
      ArrowRight: () => (this.scale > 1 ? this.shift(-step, 0) : this.turn(this.index + 1)),
      ArrowUp: () => this.shift(0, step),
      ArrowDown: () => this.shift(0, -step),
    };
    if (!(event.key in actions) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions[event.key]();
  }

  shift(dx, dy) {
    if (this.scale === 1) return;
    this.x += dx;
    this.y += dy;
    this.draw();
  }

  down(event) {
    this.stage.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event);
    this.moved = this.pointers.size > 1;
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2) this.moved = true;
    const others = [...this.pointers.values()].filter((one) => one.pointerId !== event.pointerId);
    if (others.length) {
      const [other] = others;
      const spread = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      this.zoom((this.scale * spread(event)) / spread(before), {
        x: (event.clientX + other.clientX) / 2,
        y: (event.clientY + other.clientY) / 2,
      });
    } else {
      this.shift(event.clientX - before.clientX, event.clientY - before.clientY);
    }
    this.pointers.set(event.pointerId, event);
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId) || this.moved || event.type === "pointercancel") return;
    if (this.scale > 1) this.reset();
    else if (this.onPicture(event)) this.zoom(2.5, event);
    else this.dialog.close();
  }

  onPicture(event) {
    const box = this.picture.getBoundingClientRect();
    return (
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom
    );
  }
}

const tool = (name, label, action) =>
  h(
    "button",
    { type: "button", class: "round-button", "aria-label": label, title: label, on: { click: action } },
    icon(name),
  );
