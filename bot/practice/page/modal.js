// A modal that the bot opened: fields to fill and send.

import { choicesOf } from "./components.js";
import { h, replace, uid } from "./dom.js";
import { icon } from "./icons.js";
import { bytes } from "./media.js";
import { selectBox } from "./select.js";

const PARAGRAPH = 2;

export class Modal {
  /** `data` is what INTERACTION_MODAL_CREATE said; `channel` is where it was opened. */
  constructor(app, data, channel) {
    this.app = app;
    this.data = data;
    this.channel = channel;
    this.fields = [];
    const title = uid("modal");
    this.problem = h("p", { class: "failed", role: "alert" });
    this.send = h("button", { type: "submit", class: "button primary" }, "Submit");
    const cancel = h(
      "button",
      { type: "button", class: "button secondary", on: { click: () => this.dialog.close() } },
      "Cancel",
    );
    const close = h(
      "button",
      {
        type: "button",
        class: "round-button",
        "aria-label": "Close",
        on: { click: () => this.dialog.close() },
      },
      icon("close"),
    );
    const form = h(
      "form",
      { novalidate: true, on: { submit: (event) => this.submit(event), input: () => replace(this.problem) } },
      h("header", { class: "modal-head" }, h("h2", { id: title }, data.title), close),
      h(
        "div",
        { class: "modal-body" },
        data.components.map((component) => this.draw(component)),
        this.problem,
      ),
      h("footer", { class: "modal-foot" }, cancel, this.send),
    );
    this.dialog = h(
      "dialog",
      { class: "modal", "aria-labelledby": title, on: { close: () => this.dialog.remove() } },
      form,
    );
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.dialog.querySelector("input, textarea, .select")?.focus();
  }

  draw(component) {
    if (component.type === 1)
      return component.components.map((inner) => this.field(inner, inner.label, null));
    if (component.type === 10) return this.app.markup.draw(component.content);
    return this.field(component.component, component.label, component.description);
  }

  field(component, label, description) {
    const id = uid("field");
    const required = component.required ?? component.type !== 23;
    const made = MAKERS[component.type]({ modal: this, component, id, required, label });
    const error = h("p", { class: "option-error", id: `${id}-error`, role: "alert" });
    const field = { component, label, required, error, ...made };
    this.fields.push(field);
    made.control?.setAttribute("aria-describedby", `${id}-about ${id}-error`);
    const head = [label, required && h("span", { class: "needed", "aria-hidden": "true" }, " *")];
    const group = made.group;
    return h(
      group ? "fieldset" : "div",
      { class: "modal-field" },
      group ? h("legend", {}, head) : h("label", { for: id }, head),
      h("p", { class: "about", id: `${id}-about` }, description),
      made.element,
      error,
    );
  }

  async submit(event) {
    event.preventDefault();
    if (this.sending) return;
    const values = {};
    let wrong = null;
    for (const field of this.fields) {
      const problem =
        field.problem?.() ?? (field.required && isEmpty(field.value()) ? "This is needed." : "");
      field.error.textContent = problem;
      if (problem) wrong ??= field;
      values[field.component.custom_id] = field.value();
    }
    if (wrong) {
      (wrong.control ?? wrong.element.querySelector("button, input")).focus();
      return;
    }
    await this.dispatch(values);
  }

  async dispatch(values) {
    this.sending = true;
    this.send.classList.add("busy");
    try {
      await this.app.interactions.submit(this.data.id, values);
      this.dialog.close();
    } catch (failure) {
      replace(this.problem, icon("alert", 16), failure.message);
    }
    this.sending = false;
    this.send.classList.remove("busy");
  }
}

const isEmpty = (value) =>
  value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function textField({ component, id }) {
  const props = {
    id,
    class: "text-input",
    placeholder: component.placeholder,
    maxlength: component.max_length,
    value: component.value ?? "",
    autocomplete: "off",
  };
  const control =
    component.style === PARAGRAPH
      ? h("textarea", { ...props, rows: 4 })
      : h("input", { ...props, type: "text" });
  const least = component.min_length ?? 0;
  const problem = () => {
    const { length } = control.value.trim();
    return length > 0 && length < least ? `At least ${least} characters.` : null;
  };
  return { element: control, control, value: () => control.value, problem };
}

function selectField({ modal, component, required, label }) {
  const [entries, defaults] = choicesOf(modal.app, modal.channel, component);
  let chosen = defaults;
  const element = selectBox({
    label,
    placeholder: component.placeholder ?? "Make a selection",
    entries,
    chosen,
    min: required ? (component.min_values ?? 1) : 0,
    max: component.max_values ?? 1,
    key: component.custom_id,
    onChoose: (values) => (chosen = values),
  });
  return { element, value: () => chosen };
}

function uploadField({ modal, component, id }) {
  const most = component.max_values ?? 1;
  const control = h("input", { id, type: "file", class: "text-input", multiple: most > 1 });
  const list = h("ul", { class: "upload-list" });
  let ids = [];
  let problem = null;
  control.addEventListener("change", async () => {
    const files = [...control.files];
    replace(
      list,
      files.map((file) => h("li", {}, `${file.name}, ${bytes(file.size)}`)),
    );
    ids = [];
    problem = files.length > most ? `At most ${most}.` : null;
    if (problem) return;
    try {
      ids = await Promise.all(files.map((file) => modal.app.line.upload(file)));
    } catch (refusal) {
      problem = refusal.message;
    }
  });
  return { element: h("div", {}, control, list), control, value: () => ids, problem: () => problem };
}

function choiceField({ component, id, required }, type) {
  const rows = component.options.map((option) => {
    const input = h("input", { type, name: id, value: option.value, checked: option.default });
    return {
      input,
      row: h(
        "label",
        { class: "choice" },
        input,
        h("span", {}, option.label, option.description && h("span", { class: "about" }, option.description)),
      ),
    };
  });
  const chosen = () => rows.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const several = type === "checkbox";
  const [least, most] = [
    required ? (component.min_values ?? 1) : 0,
    component.max_values ?? component.options.length,
  ];
  const problem = () => {
    const count = chosen().length;
    if (several && count > most) return `At most ${most}.`;
    return several && count < least && count > 0 ? `At least ${least}.` : null;
  };
  return {
    element: h(
      "div",
      { class: "choices" },
      rows.map(({ row }) => row),
    ),
    group: true,
    value: () => (several ? chosen() : (chosen()[0] ?? null)),
    problem,
  };
}

function checkboxField({ component, id }) {
  const control = h("input", { id, type: "checkbox", class: "checkbox", checked: component.default });
  return { element: control, control, value: () => control.checked };
}

const MAKERS = {
  3: selectField,
  4: textField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  19: uploadField,
  21: (given) => choiceField(given, "radio"),
  22: (given) => choiceField(given, "checkbox"),
  23: checkboxField,
};
