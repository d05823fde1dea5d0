// @ts-check
// In an animation (`withAnimation`), views move to the places that others leave to them, or make them leave.
import { main } from "./page.js";

/** Where more views come, or stand around, none is moved. */
const mostMoved = 100;

/**
 * The duration, delay and curve that a custom property says.
 * @param {string} text
 */
export function timingOf(text) {
  const [, duration = "350", easing = "ease-in-out", delay = "0"] = /^(\d+)ms (.+) (\d+)ms$/.exec(text) ?? [];
  return { duration: Number(duration), delay: Number(delay), easing };
}

/**
 * What has come in an animation.
 * @param {MutationRecord[]} records
 */
export function newcomers(records) {
  /** @type {Set<HTMLElement>} */
  const come = new Set();
  for (const { addedNodes, removedNodes } of records) {
    // What has been moved stood elsewhere before: nobody knows where the others were.
    for (const node of removedNodes) if (node.isConnected) return undefined;
    for (const node of addedNodes) if (node instanceof HTMLElement && node.isConnected) come.add(node);
  }
  return come.size > mostMoved || [...come].some((element) => element.contains(document.activeElement)) ? undefined : come;
}

/**
 * The siblings of some elements, and of those that they are in; none if there are many.
 * @param {HTMLElement[]} changed
 * @returns {HTMLElement[]}
 */
function around(changed) {
  /** @type {Set<HTMLElement>} */
  const found = new Set();
  for (const element of changed)
    for (let level = element; level !== main && level.parentElement; level = level.parentElement)
      for (const other of level.parentElement.children) {
        if (found.size > mostMoved) return [];
        if (other instanceof HTMLElement && !changed.some((one) => other.contains(one))) found.add(other);
      }
  return [...found];
}

/**
 * Prepares a move: notes where views stand while what has come is not there, and what has gone still is.
 * @param {Set<HTMLElement>} come
 * @param {HTMLElement[]} gone pictures of it, in its place
 * @param {boolean} isAnimated
 */
export function noteBefore(come, gone, isAnimated) {
  const views = [...come];
  const others = isAnimated ? around([...views, ...gone]) : [];
  const displays = views.map(({ style }) => style.display);
  for (const { style } of views) style.display = "none";
  const places = new Map([...gone, ...others].map((element) => [element, element.getBoundingClientRect()]));
  views.forEach(({ style }, index) => (style.display = displays[index]));
  return { others, places };
}

/**
 * Moves views from where they were to where they are.
 * @param {HTMLElement[]} views
 * @param {Map<HTMLElement, DOMRect>} places
 * @param {KeyframeEffectOptions} timing
 */
export function slide(views, places, timing) {
  const moves = views.map((view) => {
    const [before, now] = [/** @type {DOMRect} */ (places.get(view)), view.getBoundingClientRect()];
    return before.width && now.width ? { view, x: before.left - now.left, y: before.top - now.top } : { view, x: 0, y: 0 };
  });
  // Added to what moves the view already, as of another change before.
  for (const { view, x, y } of moves)
    if (x || y) view.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { ...timing, fill: "backwards", composite: "add" });
}
