// @ts-check
// What of an element can differ: text, class, property, attribute.
import { addDialog } from "./dialogs.js";
import { caretIn, setCaret, visitorsEdit } from "./fields.js";
import { meet } from "./modules.js";
import { createElement } from "./nodes.js";
import { isUnsafe } from "./safety.js";

/**
 * A text, or its parts, each with its classes, and with the name and the properties of its element if it has one of its own.
 * @typedef {string | [text: string, className: string, name?: string, properties?: object][]} Text
 */

/**
 * @param {Element} element
 * @param {Text} value
 */
export function setText(element, value) {
  if (typeof value === "string") element.textContent = value;
  else {
    element.replaceChildren(
      ...value.map(([textContent, className, name = "m-part", more]) =>
        createElement(name, { textContent, className, ...more }),
      ),
    );
    meet(element);
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} isPresent
 */
export const setClass = (element, name, isPresent) => element.classList.toggle(name, !!isPresent);

/**
 * Sets a property; the value of a field only if the visitor has not changed it since.
 * @param {any} element any kind of it has properties of its own
 * @param {string} name
 * @param {unknown} value
 * @param {number} [known] the last post that the patch knows of
 */
export function setProperty(element, name, value, known) {
  if (isUnsafe(name, value) || element[name] === value) return;
  if ((name === "value" || name === "checked") && visitorsEdit(element, known)) return;
  const caret = caretIn(element);
  element[name] = value;
  setCaret(element, caret);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value removed if there is none
 */
export function setAttribute(element, name, value) {
  if (name === "data-modal") addDialog(element);
  if (isUnsafe(name, value)) return;
  // The Content-Security-Policy blocks the attribute.
  if (name === "style") /** @type {HTMLElement} */ (element).style.cssText = /** @type {string} */ (value);
  else if (value || value === "") element.setAttribute(name, /** @type {string} */ (value));
  else element.removeAttribute(name);
}

/**
 * Sets what a slot of a template names: "" is the text, "?name" a class, ".name" a property, "name" an attribute.
 * @param {Element} element
 * @param {string} slot
 * @param {any} value
 */
export function setSlot(element, slot, value) {
  if (!slot) setText(element, value);
  else if (slot[0] === "?") setClass(element, slot.slice(1), value);
  else if (slot[0] === ".") setProperty(element, slot.slice(1), value);
  else setAttribute(element, slot, value);
}
