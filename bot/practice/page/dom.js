// The only place where elements are made. Data becomes text nodes and attributes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: `h("button", {class: "big", on: {click: f}}, "Text", child)`. */
export function h(tag, props = {}, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** Make an element of SVG. */
export function svg(tag, props = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(element.dataset, value);
    } else if (name === "value") {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Put these children into an element instead of those it has. */
export function replace(element, ...children) {
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

let counter = 0;

/** A fresh id, for labels and the controls they name. */
export function uid(prefix = "x") {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Whether the person asked for little movement. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Wait until nothing has called for `pause` milliseconds, then do it once. */
export function debounce(action, pause) {
  let timer = 0;
  const later = (...given) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...given), pause);
  };
  later.cancel = () => clearTimeout(timer);
  return later;
}

/** Everything inside an element that the keyboard can reach. */
export function focusable(element) {
  const found = element.querySelectorAll("button, a[href], input, textarea, select, [tabindex]");
  return [...found].filter(
    (one) => !one.disabled && !one.closest("[hidden]") && one.getClientRects().length > 0,
  );
}
