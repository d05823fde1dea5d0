// @ts-check
// Makes what is in the page equal to new content. What corresponds stays the same node, with all that is the visitor's.
import { addDialog } from "./dialogs.js";
import { caretIn, setCaret, visitorsEdit } from "./fields.js";
import { meet } from "./modules.js";
import { register } from "./nodes.js";
import { setAttribute, setProperty } from "./slots.js";

/**
 * @typedef {object} Details what some nodes have
 * @property {number} [martlet]
 * @property {string} [id]
 * @property {string} [type]
 * @property {DOMStringMap} [dataset]
 * @property {string} [data]
 * @property {() => void} [close]
 * @typedef {ChildNode & Details} Piece a node of the page
 */

/**
 * What corresponding nodes have in common. A button submits a form in the HTML, and in a template it does not. Of the two spaces of a
 * lazy list, only the first has a "/".
 * @param {Piece} node
 */
const kindOf = ({ nodeName, id, type, dataset }) =>
  `${[nodeName, id, nodeName === "BUTTON" || type, dataset?.rows?.includes("/")]}`;

/** @param {Piece} node */
const kindAndTextOf = (node) => kindOf(node) + (node.dataset?.rows ? "" : node.textContent);

/**
 * Finds for new nodes the old ones that correspond: of the same kind and text, or else in the order of their kind.
 * @param {Set<Piece>} free old nodes, of which those without a new one are left
 * @param {Piece[]} fresh
 */
function correspond(free, fresh) {
  /** @type {Map<Piece, Piece>} */
  const found = new Map();
  const windows = new Set([...free].map(({ dataset }) => dataset?.rows));
  // In another window of a lazy list, each row is another one. The browser would scroll to where its first element is now.
  const isElsewhere = fresh.some(({ dataset }) => !windows.has(dataset?.rows));
  for (const keyOf of isElsewhere ? [kindAndTextOf] : [kindAndTextOf, kindOf]) {
    /** @type {Map<string, Piece[]>} */
    const places = new Map();
    for (const node of [...free].reverse()) {
      const key = keyOf(node);
      places.set(key, places.get(key) ?? []).get(key)?.push(node);
    }
    for (const node of fresh) {
      const match = found.has(node) ? undefined : places.get(keyOf(node))?.pop();
      if (!match) continue;
      found.set(node, match);
      free.delete(match);
    }
  }
  return found;
}

/**
 * Puts new nodes in the place of old siblings.
 * @param {Node} parent
 * @param {Piece[]} old
 * @param {Piece[]} fresh
 * @param {Node | null} end what follows
 * @param {number | undefined} known the last post that the new content knows of
 */
function merge(parent, old, fresh, end, known) {
  const free = new Set(old);
  const found = correspond(free, fresh);
  /** @type {Node | null} */
  let next = old[0] ?? end;
  for (const node of fresh) {
    const match = found.get(node);
    if (match) adopt(match, node, known);
    while (next && free.has(/** @type {Piece} */ (next))) next = next.nextSibling;
    if (match && match === next) next = next.nextSibling;
    else {
      const { moveBefore } = /** @type {{ moveBefore?: Node["insertBefore"] }} */ (/** @type {unknown} */ (parent));
      ((match && moveBefore) ?? parent.insertBefore).call(parent, match ?? node, next);
    }
  }
  for (const node of free) {
    node.close?.(); // a dialog gives the focus back
    node.remove();
  }
}

/**
 * Whether the client itself has given an element an attribute.
 * @param {Element} element
 * @param {string} name
 */
const isOurs = (element, name) =>
  /^(open|data-shown)$/.test(name) ||
  (/^(style|aria-label|tabindex)$/.test(name) &&
    element.matches("[data-rows], [data-label], [role=grid] :is(a, button)"));

/**
 * Makes an old node equal to a new one.
 * @param {Piece} old
 * @param {Piece} fresh
 * @param {number | undefined} known
 */
function adopt(old, fresh, known) {
  const { martlet } = fresh;
  if (martlet !== undefined) register(old, martlet);
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  const edit = visitorsEdit(old, known);
  if (edit?.element === old) edit.target = martlet;
  const property = old.matches("[type=checkbox], [type=radio]") ? "checked" : "value";
  const isField = !edit && old.matches("input:not([type=file]), textarea, select");
  const [shown, wanted] = /** @type {Record<string, any>[]} */ (/** @type {unknown} */ ([old, fresh]));
  // What it shows does not follow its attributes from now on.
  if (isField) shown[property] = shown[property];
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) setAttribute(old, name, value);
  for (const name of old.getAttributeNames())
    if (!fresh.hasAttribute(name) && !isOurs(old, name)) old.removeAttribute(name);
  merge(old, [...old.childNodes], [...fresh.childNodes], null, known);
  if (isField) setProperty(old, property, wanted[property], known);
}

/**
 * Gives old siblings, and what is in them, the numbers of what corresponds in new content, and changes nothing else.
 * @param {Node} old
 * @param {Node} fresh
 */
export function renumber(old, fresh) {
  /** @type {(parent: Node) => Piece[]} */
  const pieces = ({ childNodes }) => [...childNodes];
  for (const [node, match] of correspond(new Set(pieces(old)), pieces(fresh))) {
    if (node.martlet !== undefined) register(match, node.martlet);
    renumber(match, node);
  }
}

/**
 * Puts new content in the place of old siblings. What corresponds stays, and becomes equal to the new content.
 * @param {Element} parent
 * @param {ChildNode[]} old
 * @param {DocumentFragment} content
 * @param {number} [known] the last post that the content knows of
 */
export function morph(parent, old, content, known) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const caret = focused ? caretIn(focused) : undefined;
  merge(parent, old, [...content.childNodes], old.at(-1)?.nextSibling ?? null, known);
  if (focused && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
    setCaret(focused, caret);
  }
  parent.querySelectorAll("[data-modal]").forEach(addDialog);
  meet(document);
}
