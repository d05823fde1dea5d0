// @ts-check
// Templates, and the instances that are made of them.
import { meet } from "./modules.js";
import { register } from "./nodes.js";
import { main } from "./page.js";
import { setAttribute, setSlot } from "./slots.js";

/**
 * @typedef {[tag: string, attributes?: 0 | Record<string, string>, content?: any[]]} ElementDescription
 * @typedef {0 | 1 | 2 | string | ElementDescription} Description a hole, a start comment, a fixed child, a text, an element
 * (docs/protocol.md, "Templates and instances")
 * @typedef {[template: number, ...values: any[]]} Group instances of one template
 * @typedef {object} Place where content of an instance goes
 * @property {number} parent the node that it goes into
 * @property {number} before the node that it goes before, if there is one
 * @property {string | null} namespace
 * @typedef {object} Plan how instances are made in a namespace
 * @property {DocumentFragment | Element} prototype what is cloned
 * @property {number[]} steps the way to each node: k > 0 is the next sibling of node k, otherwise the first child of node -k
 * @property {Place[]} places
 * @typedef {object} Template
 * @property {Description[]} roots
 * @property {(number | string)[]} slots pairs of a node's index and a slot's name
 * @property {Map<string | null, Plan>} plans by namespace
 */

const vectorGraphics = "http://www.w3.org/2000/svg";

/** @type {Map<number, Template>} */
const templates = new Map();

/** The number that the next node gets. */
let nextNumber = 0;

/**
 * Defines a template.
 * @param {number} identifier
 * @param {Description[]} roots
 * @param {(number | string)[]} slots
 */
export function define(identifier, roots, slots) {
  templates.set(identifier, { roots, slots, plans: new Map() });
}

/**
 * The namespace of what goes into an element.
 * @param {Element} parent
 */
const namespaceInside = (parent) => (parent.localName === "foreignObject" ? main : parent).namespaceURI;

/**
 * Makes the plan of a template. Node 0 is the fragment around the roots, node k has the index k - 1.
 * @param {Description[]} roots
 * @param {string | null} namespace
 * @returns {Plan}
 */
function makePlan(roots, namespace) {
  const fragment = document.createDocumentFragment();
  const steps = [0];
  /** @type {Place[]} */
  const places = [];

  /**
   * @param {Description[]} children
   * @param {DocumentFragment | Element} element
   * @param {number} parent
   * @param {string | null} namespace
   */
  function add(children, element, parent, namespace) {
    let previous = 0;
    for (const child of children) {
      if (typeof child === "string") {
        element.append(child);
        continue;
      }
      const node = steps.length;
      if (child === 0 || child === 2) places.push({ parent, before: node, namespace });
      if (child === 2) continue;
      steps.push(previous || -parent);
      previous = node;
      if (typeof child === "number") {
        element.append(document.createComment(""));
        continue;
      }
      const [tag, attributes, content = []] = child;
      const added = document.createElementNS(tag === "svg" ? vectorGraphics : namespace, tag);
      for (const [name, value] of Object.entries(attributes || {})) setAttribute(added, name, value);
      element.append(added);
      add(content, added, node, namespaceInside(added));
    }
  }

  add(roots, fragment, 0, namespace);
  // Cloning one element without a fragment around it is quicker by a fifth.
  return { prototype: (roots.length < 2 && fragment.firstElementChild) || fragment, steps, places };
}

/**
 * Makes instances and inserts them.
 * @param {Group[]} groups
 * @param {Node} parent
 * @param {Node | null} before
 * @param {string | null} namespace
 */
function insertGroups(groups, parent, before, namespace) {
  for (const [identifier, ...values] of groups) {
    const { roots, slots, plans } = /** @type {Template} */ (templates.get(identifier));
    let plan = plans.get(namespace);
    if (!plan) plans.set(namespace, (plan = makePlan(roots, namespace)));
    const { prototype, steps, places } = plan;
    const valuesEach = slots.length / 2 + places.length;
    const count = valuesEach ? values.length / valuesEach : values[0];
    let next = 0;
    for (let instance = 0; instance < count; instance++) {
      const copy = prototype.cloneNode(true);
      // A prototype that is one element is node 1 itself. The nodes are found before content moves siblings about.
      const own = /** @type {any[]} */ (prototype instanceof Element ? [null, copy] : [copy]);
      for (let node = 1; node < steps.length; node++) {
        own[node] ??= steps[node] > 0 ? own[steps[node]].nextSibling : own[-steps[node]].firstChild;
        register(own[node], nextNumber++);
      }
      for (let slot = 0; slot < slots.length; slot += 2)
        setSlot(own[Number(slots[slot]) + 1], `${slots[slot + 1]}`, values[next++]);
      for (const { parent, before, namespace } of places) {
        const sibling = own[before]?.parentNode === own[parent] ? own[before] : null;
        insertGroups(values[next++], own[parent], sibling, namespace);
      }
      parent.insertBefore(copy, before);
    }
  }
}

/**
 * Makes instances that are to go into an element.
 * @param {number} first the number of their first node
 * @param {Group[]} groups
 * @param {Element} parent
 */
export function build(first, groups, parent) {
  const fragment = document.createDocumentFragment();
  nextNumber = first;
  insertGroups(groups, fragment, null, namespaceInside(parent));
  meet(fragment);
  return fragment;
}
