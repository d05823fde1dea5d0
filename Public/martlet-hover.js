// @ts-check
// Elements that follow the pointer (docs/protocol.md, "Gestures"). A finger does not hover.
import { enqueue, flush } from "./posts.js";

/** @typedef {import("./fields.js").QueuedEvent} QueuedEvent */

/** The least time between two posts of places, in milliseconds. */
const hoverInterval = 50;
/**
 * The elements under the pointer, each with the event that was queued last.
 * @type {Map<HTMLElement, QueuedEvent | undefined>}
 */
const hovered = new Map();
let pointer = { x: 0, y: 0 };
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hoverTimer;
/** @type {typeof import("./martlet-gesture-tracks.js").makeFrame} */
let frame;

/**
 * @param {HTMLElement} element
 * @param {number} phase 1 while the pointer is over the element, 0 when it has left
 */
function reportHover(element, phase) {
  const space = Number(element.dataset.hover ?? 0);
  const value = [phase, ...frame(element, space)(pointer)];
  const queued = { element, type: "hover", value };
  // Of those that wait for an answer, the last is enough.
  enqueue(queued, hovered.get(element));
  hovered.set(element, queued);
}

/**
 * Tells which elements are under the pointer now.
 * @param {Element | null} target
 */
function followPointer(target) {
  /** @type {Set<HTMLElement>} */
  const now = new Set();
  /** @type {HTMLElement | null | undefined} */
  let element = target?.closest("[data-on~=hover]");
  for (; element; element = element.parentElement?.closest("[data-on~=hover]"))
    if (!element.closest("[disabled], [aria-disabled=true], [inert]")) now.add(element);
  for (const element of hovered.keys()) {
    if (now.has(element)) continue;
    if (element.isConnected) reportHover(element, 0);
    hovered.delete(element);
  }
  for (const element of now) if (!hovered.has(element)) reportHover(element, 1);
  flush();
}

/** The pointer has moved. */
function reportPlaces() {
  hoverTimer = undefined;
  for (const element of hovered.keys()) if (element.dataset.hover && element.isConnected) reportHover(element, 1);
  flush();
}

/**
 * Listens to the pointer.
 * @param {typeof import("./martlet-gesture-tracks.js").makeFrame} makeFrame
 */
export function followHover(makeFrame) {
  frame = makeFrame;
  document.addEventListener("pointerover", ({ target, pointerType, clientX: x, clientY: y }) => {
    pointer = { x, y };
    if (pointerType !== "touch") followPointer(/** @type {Element} */ (target));
  });
  document.addEventListener("pointermove", ({ pointerType, clientX: x, clientY: y }) => {
    pointer = { x, y };
    const isFollowed = [...hovered.keys()].some((element) => element.dataset.hover);
    if (pointerType !== "touch" && isFollowed && !hoverTimer) hoverTimer = setTimeout(reportPlaces, hoverInterval);
  });
  document.documentElement.addEventListener("pointerleave", () => followPointer(null));
}
