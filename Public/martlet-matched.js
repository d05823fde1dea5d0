// @ts-check
// A view comes from the place of the one of the same name that goes when it comes (`matchedGeometryEffect`).
import { main } from "./page.js";

/**
 * The elements by their names, each with its place in the window when it was seen last, and the moment at which it had gone.
 * @type {Map<string, { element: HTMLElement, place: DOMRect, gone?: number }>}
 */
const known = new Map();
let frame = 0;

/** Notes where all are before the next change. The one that comes in place of another is met a little later than it goes. */
function note() {
  frame = 0;
  for (const [name, entry] of known) {
    entry.gone = entry.element.isConnected ? undefined : (entry.gone ?? performance.now());
    if (entry.gone === undefined) entry.place = entry.element.getBoundingClientRect();
    else if (performance.now() - entry.gone > 1000) known.delete(name);
  }
}

const noteSoon = () => (frame ||= requestAnimationFrame(note));

new MutationObserver(noteSoon).observe(main, { attributes: true, characterData: true, childList: true, subtree: true });
new ResizeObserver(noteSoon).observe(main);
addEventListener("scroll", noteSoon, { capture: true, passive: true });

/** @param {Iterable<Element>} controls controls that have come */
export function meet(controls) {
  for (const control of controls) {
    const element = /** @type {HTMLElement} */ (control);
    const name = element.dataset.matched;
    if (!name) continue;
    const before = known.get(name);
    if (before && before.element !== element && before.element.isConnected) continue;
    if (before && before.element !== element) comeFrom(element, before.place);
    known.set(name, { element, place: element.getBoundingClientRect() });
  }
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} before the place of the element that has gone
 */
function comeFrom(element, before) {
  const timing = getComputedStyle(element).getPropertyValue("--m-animation").trim();
  const [, duration, easing, delay] = /^(\d+)ms (.+) (\d+)ms$/.exec(timing) ?? [];
  const now = element.getBoundingClientRect();
  if (!Number(duration) || !now.width || !now.height || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const matches = element.dataset.matches ?? "";
  const place = matches.includes("p") ? `translate(${before.left - now.left}px, ${before.top - now.top}px)` : "";
  const size = matches.includes("s") ? `scale(${before.width / now.width}, ${before.height / now.height})` : "";
  element.animate([{ transform: `${place} ${size}`.trim() || "none", transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: Number(duration),
    delay: Number(delay),
    easing,
    fill: "backwards",
  });
}
