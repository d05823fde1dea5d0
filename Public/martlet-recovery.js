// @ts-check
// What a page needs when something has gone wrong: patches that replace what is there, and the error surface.
import { caretIn, edits, setCaret, visitorsEdit } from "./fields.js";
import { createElement, findSiblings, forget, nodes } from "./nodes.js";
import { main, meta } from "./page.js";
import { meetSizes } from "./sizes.js";
import { build } from "./templates.js";

/** @typedef {import("./templates.js").Group} Group */

/**
 * Where a node stands: the nearest identifier above, or the root, and positions from there.
 * @param {Element} node
 * @param {Element} root
 * @returns {[identifier: string, ...positions: number[]]}
 */
function pathOf(node, root) {
  const parent = node.parentElement;
  if (node.id || node === root || !parent) return [node.id];
  return [...pathOf(parent, root), [...parent.children].indexOf(node)];
}

/**
 * What stands now where a path leads.
 * @param {[identifier: string, ...positions: number[]]} path
 * @param {Element} root
 */
function follow([identifier, ...positions], root) {
  /** @type {Element | undefined} */
  let node = document.getElementById(identifier) ?? root;
  for (const position of positions) node = node?.children[position];
  return node;
}

/**
 * Runs `change`, which puts others in the place of elements, and gives those what was the visitor's: focus, caret, scroll
 * positions, open dialogs and what was typed.
 * @param {Iterable<Element>} elements
 * @param {Element} root
 * @param {number | undefined} known the last post that the patch knows of
 * @param {() => void} change
 */
function keeping(elements, root, known, change) {
  const kept = [];
  for (const element of elements) {
    const old = /** @type {HTMLInputElement & HTMLDialogElement} */ (element);
    const { scrollLeft, scrollTop, open } = old;
    const caret = caretIn(old);
    const edit = visitorsEdit(old, known);
    if (caret || edit || scrollLeft || scrollTop || open)
      kept.push({ old, path: pathOf(old, root), caret, edit, scrollLeft, scrollTop, isModal: old.matches(":modal") });
  }
  change();
  for (const { old, path, caret, edit, scrollLeft, scrollTop, isModal } of kept) {
    const node = /** @type {(HTMLInputElement & HTMLDialogElement) | undefined} */ (follow(path, root));
    if (node?.tagName !== old.tagName) continue;
    if (edit) {
      if (edit.element === old) edit.element = node;
      edits.set(node, edit);
      node.value = old.value;
      node.checked = old.checked;
    }
    if (old.open) node.open = !isModal;
    if (isModal) node.showModal();
    node.scrollTo(scrollLeft, scrollTop);
    if (caret) node.focus({ preventScroll: true });
    setCaret(node, caret);
  }
}

/**
 * Replaces everything.
 * @param {number} first the number of the first node
 * @param {Group[]} groups
 * @param {number} [known] the last post that the patch knows of
 */
export function resync(first, groups, known) {
  keeping(main.querySelectorAll("*"), main, known, () => {
    nodes.clear();
    main.replaceChildren(build(first, groups, main));
  });
}

/**
 * Puts instances in the place of siblings.
 * @param {number} first the first of the siblings
 * @param {number} last
 * @param {number} number the number of the first new node
 * @param {Group[]} groups
 * @param {number} [known] the last post that the patch knows of
 */
export function replace(first, last, number, groups, known) {
  const gone = findSiblings(first, last);
  const root = /** @type {Element} */ (gone[0].parentNode);
  const elements = gone.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll("*")] : []));
  keeping(elements, root, known, () => {
    gone[0].before(build(number, groups, root));
    for (const node of gone) node.remove();
  });
  gone.forEach(forget);
}

/** From now on, the size of the window is reported. */
export function observeViewport() {
  meta.className = "m-measured";
  meetSizes(document);
}

/**
 * Shows that an action of the program's has failed.
 * @param {string} textContent
 */
export function showError(textContent) {
  const toast = createElement("div", { className: "m-error", role: "alert", textContent });
  const dismiss = createElement("button", { textContent: "×", ariaLabel: "Dismiss", onclick: () => toast.remove() });
  toast.append(dismiss);
  document.body.append(toast);
}
