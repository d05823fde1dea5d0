// @ts-check
// The views of layouts of the program's own: measured for the server, and placed as it says (docs/protocol.md, "Layouts").
import { nodes } from "./nodes.js";

/** @typedef {HTMLElement & { martlet?: number }} Child */

const childLimit = 400;
const answerLimit = 8;

/**
 * The widths at which the server has asked for a view's size, the latest last.
 * @type {WeakMap<Child, Set<number>>}
 */
const asked = new WeakMap();

/**
 * What has been placed in a layout.
 * @type {WeakMap<Element, Child[]>}
 */
const placed = new WeakMap();

/**
 * The views in a layout. What has no box of its own stands for what is in it.
 * @param {Element} container
 * @returns {Child[]}
 */
const childrenOf = (container) =>
  [...container.children].flatMap((child) =>
    child.matches(".m-contents") ? childrenOf(child) : [/** @type {Child} */ (child)],
  );

/** @param {number} length so that no line breaks for want of a fraction */
const roundedUp = (length) => Math.ceil(length * 4 - 0.01) / 4;

/** @param {Child} child whether it takes the height that it is offered */
const fillsHeight = (child) => getComputedStyle(child).getPropertyValue("--m-align").trim() === "stretch";

/**
 * Places views as the server has said, if it has.
 * @param {HTMLElement} container
 */
export function place(container) {
  for (const child of placed.get(container) ?? [])
    for (const name of ["inset-inline-start", "inset-block-start", "width", "height"]) child.style.removeProperty(name);
  placed.delete(container);
  if (!container.dataset.layout || !container.matches(".m-layout")) return;
  const { size, places, ask } = JSON.parse(container.dataset.layout);
  container.style.setProperty("--m-layout-width", `${size[0]}px`);
  container.style.setProperty("--m-layout-height", `${size[1]}px`);
  const found = [];
  for (const [number, x, y, width, height] of places) {
    const child = /** @type {Child | undefined} */ (/** @type {unknown} */ (nodes.get(number)));
    if (!child) continue;
    Object.assign(child.style, { insetInlineStart: `${x}px`, insetBlockStart: `${y}px`, width: `${width}px` });
    if (fillsHeight(child)) child.style.height = `${height}px`;
    found.push(child);
  }
  placed.set(container, found);
  for (const [number, width] of ask) {
    const child = /** @type {Child | undefined} */ (/** @type {unknown} */ (nodes.get(number)));
    if (!child) continue;
    const widths = asked.get(child) ?? new Set();
    widths.delete(width);
    widths.add(width);
    if (widths.size > answerLimit) for (const oldest of [...widths].slice(0, 1)) widths.delete(oldest);
    asked.set(child, widths);
  }
}

/**
 * Measures the views of a layout: what it is offered, and of each view its ideal size, its least, and those asked for.
 * @param {HTMLElement} container
 * @returns {number[]}
 */
export function measure(container) {
  const children = childrenOf(container).slice(0, childLimit);
  const former = children.map((child) => child.style.cssText);
  container.classList.add("m-probe");
  const { width, height } = container.getBoundingClientRect();
  // In a view of a fixed height there is a height to fill.
  const offersHeight = getComputedStyle(container).getPropertyValue("--m-basis").trim() === "0px";
  container.classList.remove("m-probe");
  for (const child of children) Object.assign(child.style, { insetInlineStart: 0, insetBlockStart: 0, height: "auto" });

  /** @param {string} width @returns {[number, number][]} the sizes of all views at this width */
  const sizesAt = (width) => {
    for (const child of children) child.style.width = width;
    return children.map(boxOf);
  };
  const ideal = sizesAt("max-content");
  const least = sizesAt("min-content");
  const values = [roundedUp(width), offersHeight ? roundedUp(height) : -1];
  children.forEach((child, index) => {
    const widths = [...(asked.get(child) ?? [])];
    values.push(child.martlet ?? 0, ...ideal[index], ...least[index], Number(fillsHeight(child)), widths.length);
    for (const width of widths) {
      Object.assign(child.style, { width: "fit-content", insetInlineEnd: `calc(100% - ${width}px)` });
      values.push(width, ...boxOf(child));
    }
  });
  children.forEach((child, index) => (child.style.cssText = former[index]));
  return values;
}

/**
 * @param {Child} child
 * @returns {[number, number]}
 */
function boxOf(child) {
  const { width, height } = child.getBoundingClientRect();
  return [roundedUp(width), roundedUp(height)];
}
