// @ts-check
// What the patches of a frame do to the page (docs/protocol.md, "Patches").
import { visitorsEdit } from "./fields.js";
import { navigate } from "./loading.js";
import { hooks } from "./modules.js";
import { find, findSiblings, forget } from "./nodes.js";
import { main } from "./page.js";
import { setAttribute, setClass, setProperty, setText } from "./slots.js";
import { build, define } from "./templates.js";

/** @typedef {[name: string, ...operands: any[]]} Patch */

/**
 * The patches by their names. Those that few pages need join them out of martlet-recovery.js.
 * @type {Record<string, (...operands: any[]) => void>}
 */
export const patches = {
  a: (number, name, value) => setAttribute(find(number), name, value),
  c: (number, name, isPresent) => setClass(find(number), name, isPresent),
  d: define,
  e: animate,
  f: moveFocus,
  h: (title) => (document.title = title),
  i: insert,
  m: move,
  n: navigate,
  p: (number, name, value, known) => setProperty(find(number), name, value, known),
  r: remove,
  s: insertRule,
  t: setTexts,
};

/** @param {any[]} pairs of a number and a text */
function setTexts(...pairs) {
  for (let index = 0; index < pairs.length; ) {
    /** @type {Element & ChildNode} */
    const element = find(pairs[index++]);
    setText(element, pairs[index++]);
    hooks.textDidChange(element);
  }
}

/**
 * @param {number} next the node that the instances go before
 * @param {number} first the number of their first node
 * @param {import("./templates.js").Group[]} groups
 */
function insert(next, first, groups) {
  const node = find(next);
  node.before(build(first, groups, /** @type {Element} */ (node.parentNode)));
}

/**
 * @param {number} first
 * @param {number} [last]
 */
function remove(first, last) {
  const gone = findSiblings(first, last);
  for (const node of gone) {
    // A dialog that is closed gives the focus back.
    /** @type {Partial<HTMLDialogElement>} */ (node).close?.();
    node.remove();
  }
  setTimeout(() => gone.forEach(forget));
}

/**
 * @param {number} next the node that the others go before
 * @param {number} first
 * @param {number} [last]
 */
function move(next, first, last) {
  const parent = /** @type {Node & { moveBefore?: Node["insertBefore"] }} */ (find(next).parentNode);
  const insertBefore = parent.moveBefore ?? parent.insertBefore;
  for (const node of findSiblings(first, last)) insertBefore.call(parent, node, find(next));
}

/** @param {string} rule */
function insertRule(rule) {
  const element = /** @type {HTMLStyleElement} */ (document.getElementById("martlet-style"));
  const layer = /** @type {CSSGroupingRule} */ (element.sheet?.cssRules[0]);
  layer.insertRule(rule, layer.cssRules.length);
}

/** @param {string} timing the duration, curve and delay of what changes in this frame */
function animate(timing) {
  main.style.setProperty("--m-animation", timing);
  setTimeout(() => (main.style.cssText = ""), 99 + parseInt(timing));
}

/**
 * @param {number} number
 * @param {number} [known] the last post that the patch knows of
 * @param {unknown} [leaves] the focus is taken away
 */
function moveFocus(number, known, leaves) {
  if (visitorsEdit(document.activeElement, known)) return;
  /** @type {HTMLElement} */ (find(number))[leaves ? "blur" : "focus"]();
}
