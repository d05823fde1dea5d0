// @ts-check
// What the visitor does, as events for the server.
import { cancelled } from "./dialogs.js";
import { edits } from "./fields.js";
import { main } from "./page.js";
import { enqueue, flush } from "./posts.js";

/**
 * @typedef {import("./fields.js").Field & { elements?: Iterable<Element> }} Target
 * @typedef {object} Interaction what is needed of an event of the browser's
 * @property {Target} target
 * @property {string} type
 * @property {string} [key]
 * @property {boolean} [isComposing]
 * @property {boolean} [ctrlKey]
 * @property {boolean} [metaKey]
 * @property {HTMLElement | null} [submitter]
 * @property {() => void} [preventDefault]
 */

/** Listens to what the visitor does. */
export function listenToVisitor() {
  const listener = (/** @type {Event} */ event) => handle(/** @type {any} */ (event));
  for (const type of "click dblclick input change submit keydown focusin focusout compositionend".split(" "))
    document.addEventListener(type, listener);
  document.addEventListener("cancel", listener, true); // it does not bubble
}

/**
 * The type under which an event is sent.
 * @param {Interaction} event
 */
function typeOf({ type, target, key }) {
  if (type === "compositionend") return "input";
  const submitsOnEnter = "[data-on~=submit] input, input[data-on~=submit]";
  if (key === "Enter" && !main.contains(target.form) && target.matches(submitsOnEnter)) return "submit";
  // Beside the dialog.
  if (type === "click" && target.matches("[data-modal=dismissible]")) return "cancel";
  return type;
}

/**
 * What the server gets with an event: of a field its value, of a form the values of its fields.
 * @param {string} type
 * @param {Interaction} event
 * @returns {unknown}
 */
function valueOf(type, { target, key, submitter }) {
  if (type === "input" || type === "change") return target.type === "checkbox" ? target.checked : target.value;
  if (!target.elements) return key;
  const form = /** @type {HTMLFormElement} */ (/** @type {unknown} */ (target));
  const Data = /** @type {new (form: HTMLFormElement, submitter?: HTMLElement | null) => FormData} */ (FormData);
  // Files are sent in another way.
  return Object.fromEntries([...new Data(form, submitter)].filter(([, value]) => typeof value === "string"));
}

/**
 * Takes an event of the browser's, and sends it if something listens.
 * @param {Interaction} event
 */
export function handle(event) {
  const { target, key, isComposing } = event;
  // What is no control by itself is pressed as one.
  if ((key === "Enter" || key === " ") && target.matches("[tabindex][data-on*=click]:not(button, input, [href])")) {
    event.preventDefault?.();
    const press = target.matches("[data-on~=click]") ? "click" : "dblclick";
    target.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  let type = typeOf(event);
  const earlier = edits.get(target);
  if (type === "input") edits.set(target, {});
  const link =
    type === "click" && !event.ctrlKey && !event.metaKey && target.closest("a[data-links], [data-links] a[href]");
  if (link) type = "link";
  const element = link || target.closest?.(`[data-on~=${type}]`);
  const isCancel = type === "cancel";
  if (!element || (isCancel && element !== target)) return;
  if (/submit|link|cancel/.test(type) || element.matches("a[href=''], a[href='#'], button[name]")) event.preventDefault?.();
  const isDisabled = element.closest("[disabled], [aria-disabled=true]");
  if (isDisabled || (key && isComposing) || (isCancel && cancelled.has(target))) return;
  const queued = { element, type, value: valueOf(type, event), isComposing };
  // Typing that waits is sent once, with the last text.
  if (!enqueue(queued, type === "input" && earlier?.type === type ? earlier : undefined)) return;
  if (isCancel) cancelled.add(target);
  if (queued.value !== key)
    for (const field of target.elements ?? [target]) if (edits.has(field)) edits.set(field, queued);
  flush();
}
