// @ts-check
// A view that disappears leaves a picture of itself, which goes as its transition says (`transition`).
import { newcomers, noteBefore, slide, timingOf } from "./martlet-sliding.js";
import { main } from "./page.js";

/**
 * @typedef {object} Picture
 * @property {HTMLElement} view
 * @property {HTMLElement} part what the transition moves: the view, or the one view in it
 */

/** Of more views at once the rest goes without a picture. */
const mostPictures = 64;

/** What has its children counted by a script, or by the server. */
const counted = ".m-layout, .m-guides, .m-pages, .m-targets, [data-fits], :has(> [data-rows])";

/** Patches have been applied, and nothing has been painted since. */
const observer = new MutationObserver((records) => {
  if (document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timing = main.style.getPropertyValue("--m-animation");
  const come = newcomers(records);
  const pictures = insertPictures(records);
  if (!pictures.length && !timing) return;
  const { others, places } = noteBefore(come ?? new Set(), pictures.map(({ view }) => view), Boolean(timing && come));
  for (const { view } of pictures) keep(view, /** @type {DOMRect} */ (places.get(view)));
  slide(others, places, timingOf(timing));
  pictures.forEach(go);
  // Pictures are nothing that has come.
  observer.takeRecords();
});

observer.observe(main, { childList: true, subtree: true });

/**
 * Puts pictures where views with a transition have gone, and returns them.
 * @param {MutationRecord[]} records
 */
function insertPictures(records) {
  /** @type {Picture[]} */
  const pictures = [];
  // The last first: what stood before one may have gone after it.
  for (const { target, removedNodes, previousSibling, nextSibling } of [...records].reverse())
    for (const node of [...removedNodes].reverse()) {
      if (pictures.length === mostPictures || !canHold(target)) break;
      const picture = pictureOf(node);
      if (!picture) continue;
      // Behind what stood before it, and so before what has come in its place.
      const next = previousSibling ? (previousSibling.parentNode === target ? previousSibling.nextSibling : nextSibling) : target.firstChild;
      target.insertBefore(picture.view, next?.parentNode === target ? next : null);
      pictures.push(picture);
    }
  // What has no box of its own has no place either.
  for (const { view } of pictures) if (getComputedStyle(view).display === "contents") view.style.display = "block";
  return pictures;
}

/** @param {Node} parent */
const canHold = (parent) => parent.isConnected && !(/** @type {Element} */ (parent).matches(counted));

/**
 * The picture of a view with a transition that has gone, and not only to another place.
 * @param {Node} node
 * @returns {Picture | undefined}
 */
function pictureOf(node) {
  if (!(node instanceof HTMLElement) || node.isConnected || node.matches("tr, dialog") || !isLeaving(node)) return undefined;
  const view = /** @type {HTMLElement} */ (node.cloneNode(true));
  const part = view.matches(".m-leaving") ? view : /** @type {HTMLElement} */ (view.querySelector(".m-leaving"));
  view.inert = true;
  view.ariaHidden = "true";
  view.classList.add("m-picture");
  for (const element of [view, ...view.querySelectorAll("*")]) {
    // A second control of the name would be posted, or would take the choice from the other ones.
    for (const name of ["id", "name", "for", "form", "autofocus"]) element.removeAttribute(name);
    element.classList.remove("m-arriving", "m-leaving", "m-move");
  }
  return { view, part };
}

/**
 * Whether a view has a transition, around it or around all that is in it.
 * @param {Element | null} view
 * @returns {boolean}
 */
const isLeaving = (view) =>
  view !== null && (view.matches(".m-leaving") || (view.childElementCount === 1 && isLeaving(view.firstElementChild)));

/**
 * Puts the picture of a view where the view was, and out of the way of the others.
 * @param {HTMLElement} view
 * @param {DOMRect} place
 */
function keep(view, { left, top, width, height }) {
  const { style } = view;
  style.cssText += `;position:absolute;inset:0 auto auto 0;margin:0;box-sizing:border-box;width:${width}px;height:${height}px;max-width:none`;
  const now = view.getBoundingClientRect();
  style.left = `${left - now.left}px`;
  style.top = `${top - now.top}px`;
}

/** @param {Picture} picture */
function go({ view, part }) {
  const style = getComputedStyle(part);
  /** @param {string} name */
  const value = (name) => style.getPropertyValue("--m-" + name).trim();
  /** @param {string} name */
  const end = (name) => value("to-" + name) || value("from-" + name);
  // Nobody can scroll sideways to a picture that leaves.
  const scroller = scrollerOf(view);
  if (scroller.scrollWidth <= scroller.clientWidth) scroller.style.overflowX = "hidden";
  part
    .animate(
      { opacity: end("opacity") || 1, scale: end("scale") || 1, translate: end("place") || "0" },
      { ...timingOf(value("to-animation") || value("animation")), fill: "forwards" },
    )
    .finished.finally(() => {
      view.remove();
      if (!scroller.querySelector(".m-picture")) scroller.style.overflowX = "";
    });
}

/**
 * What scrolls around an element.
 * @param {HTMLElement} element
 * @returns {HTMLElement}
 */
function scrollerOf({ parentElement }) {
  if (!parentElement) return document.documentElement;
  return getComputedStyle(parentElement).overflowX === "visible" ? scrollerOf(parentElement) : parentElement;
}

export function meet() {}
