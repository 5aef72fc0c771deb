// Files that will go with the next message.

import { h, replace } from "./dom.js";
import { icon } from "./icons.js";
import { bytes } from "./media.js";

const LARGEST = 10 * 1024 * 1024;
const MOST = 10;

export class FileTray {
  constructor(app) {
    this.app = app;
    this.files = [];
    this.input = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      "aria-label": "Files to send",
      on: { change: () => this.take(this.input.files) },
    });
    this.button = h(
      "button",
      {
        type: "button",
        class: "round-button",
        "aria-label": "Add a file",
        title: "Add a file",
        on: { click: () => this.input.click() },
      },
      icon("plus"),
    );
    this.element = h("div", { class: "file-tray", hidden: true });
  }

  get empty() {
    return this.files.length === 0;
  }

  paste(event) {
    if (!event.clipboardData.files.length) return;
    event.preventDefault();
    this.take(event.clipboardData.files);
  }

  take(files) {
    for (const file of files) {
      if (file.size > LARGEST) this.app.toast(`${file.name} is larger than 10 MB.`, "wrong");
      else if (this.files.length >= MOST) this.app.toast("Ten files is the most a message carries.", "wrong");
      else this.files.push({ file, url: file.type.startsWith("image/") ? URL.createObjectURL(file) : null });
    }
    this.input.value = "";
    this.draw();
  }

  draw() {
    this.element.hidden = this.empty;
    replace(
      this.element,
      this.files.map((one) => this.card(one)),
    );
  }

  card(one) {
    const remove = () => {
      this.forget(one);
      this.files = this.files.filter((other) => other !== one);
      this.draw();
    };
    return h(
      "div",
      { class: "tray-card" },
      one.url ? h("img", { src: one.url, alt: "" }) : icon("file", 30),
      h("span", { class: "tray-name" }, one.file.name),
      h("span", { class: "file-size" }, bytes(one.file.size)),
      h(
        "button",
        {
          type: "button",
          class: "round-button small",
          "aria-label": `Leave out ${one.file.name}`,
          on: { click: remove },
        },
        icon("close", 14),
      ),
    );
  }

  /** Send the files ahead; gives their upload ids. */
  send() {
    return Promise.all(this.files.map(({ file }) => this.app.line.upload(file)));
  }

  forget({ url }) {
    if (url) URL.revokeObjectURL(url);
  }

  clear() {
    this.files.forEach((one) => this.forget(one));
    this.files = [];
    this.draw();
  }
}
