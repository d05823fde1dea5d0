// @ts-check
// The numbers of nodes, which patches and events name.
import { main } from "./page.js";

/** @typedef {ChildNode & { martlet?: number }} NumberedNode a node that knows its number */

/** @type {Map<number, NumberedNode>} */
export const nodes = new Map();

/** A patch names a node that is not in the page. */
export class MissingNode extends Error {
  /** @param {number} number */
  constructor(number) {
    super(`no node ${number}`);
    this.number = number;
  }
}

/**
 * Gives a node its number.
 * @param {NumberedNode} node
 * @param {number} number
 */
export function register(node, number) {
  node.martlet = number;
  nodes.set(number, node);
}

/**
 * Forgets the numbers of a node that has gone, and of what is inside it.
 * @param {Node} node
 */
export function forget(node) {
  const { martlet } = /** @type {NumberedNode} */ (node);
  if (martlet !== undefined) nodes.delete(martlet);
  node.childNodes.forEach(forget);
}

/**
 * The node with a number, of the kind that it has where the number is used. An extension of the browser may have taken it out of
 * the page.
 * @template {NumberedNode} [Kind=NumberedNode]
 * @param {number} number
 * @returns {Kind}
 */
export function find(number) {
  const node = nodes.get(number);
  if (node && main.contains(node)) return /** @type {Kind} */ (node);
  throw new MissingNode(number);
}

/**
 * The nodes from one sibling to another.
 * @param {number} first
 * @param {number} [last]
 */
export function findSiblings(first, last = first) {
  const end = find(last);
  /** @type {ChildNode | null} */
  let node = find(first);
  const found = [node];
  while (node !== end) {
    node = node.nextSibling;
    if (!node) throw new Error(`no node ${last} after ${first}`);
    found.push(node);
  }
  return found;
}

/**
 * Makes an element of HTML.
 * @param {string} name
 * @param {object} properties
 */
export const createElement = (name, properties) => Object.assign(document.createElement(name), properties);
