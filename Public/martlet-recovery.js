// @ts-check
// What a page needs when something has gone wrong: patches that replace what is there, and the error surface.
import { isDurable, kept, watcher } from "./kept.js";
import { morph, renumber } from "./martlet-morph.js";
import { replaying } from "./martlet-replay.js";
import { fetchModule, meet } from "./modules.js";
import { createElement, find, findSiblings, forget, nodes } from "./nodes.js";
import { dataset, main, meta } from "./page.js";
import { build } from "./templates.js";

/** @typedef {import("./templates.js").Group} Group */

/**
 * Replaces everything.
 * @param {number} first the number of the first node
 * @param {Group[]} groups
 * @param {number} [known] the last post that the patch knows of
 */
function resync(first, groups, known) {
  nodes.clear();
  morph(main, [...main.childNodes], build(first, groups, main), known);
}

/**
 * Puts instances in the place of siblings.
 * @param {number} first the first of the siblings
 * @param {number} last
 * @param {number} number the number of the first new node
 * @param {Group[]} groups
 * @param {number} [known] the last post that the patch knows of
 */
function replace(first, last, number, groups, known) {
  const gone = findSiblings(first, last);
  const parent = /** @type {Element} */ (gone[0].parentNode);
  gone.forEach(forget);
  morph(parent, gone, build(number, groups, parent), known);
}

/** From now on, the size of the window is reported. */
function observeSize() {
  meta.className = "m-measured";
  meet(document);
}

/**
 * Repeats the change of an element's styles.
 * @param {number} number
 * @param {string | null} classes the former ones
 * @param {string | null} declarations
 * @param {string} timing
 */
function repeat(number, classes, declarations, timing) {
  const element = /** @type {HTMLElement} */ (find(number));
  // Without the module it has changed.
  import("./martlet-repeats.js").then(({ repeat }) => repeat(element, classes, declarations, timing), () => {});
}

/**
 * Scrolls so that a node is visible, or the content of a scroll view to an offset.
 * @param {number} number
 * @param {ScrollLogicalPosition | number | null} block
 * @param {ScrollLogicalPosition | number | null} inline
 * @param {unknown} [isAnimated]
 */
function scrollTo(number, block, inline, isAnimated) {
  const node = find(number);
  const element = /** @type {Element} */ (node instanceof Element ? node : node.nextSibling);
  const isSmooth = isAnimated && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isSmooth ? "smooth" : "auto";
  // When the spaces of lazy lists have their extent.
  requestAnimationFrame(() => {
    dispatchEvent(new CustomEvent("martlet-scroll", { detail: behavior }));
    if (typeof block === "string") element.scrollIntoView?.({ block, inline: /** @type {ScrollLogicalPosition} */ (inline), behavior });
    else fetchModule("./martlet-scroll.js").then(({ scrollContent }) => scrollContent(element, block, inline, behavior));
  });
}

/**
 * What a screen reader says, at the next chance and at once.
 * @type {HTMLElement[]}
 */
const said = ["polite", "assertive"].map((ariaLive) => createElement("div", { className: "m-unseen", ariaLive }));
document.body.append(...said);

/**
 * Has a screen reader say a text. It says what changes, so an earlier text goes first.
 * @param {string} text
 * @param {number} urgency 1, or 2 for at once
 */
function announce(text, urgency) {
  const region = said[urgency - 1] ?? said[0];
  region.textContent = "";
  setTimeout(() => (region.textContent += (region.textContent && " ") + text), 100);
}

/**
 * Copies a text, or shows it where the browser refuses. Of several tabs of the visitor's, that does the one with the focus.
 * @param {string} text
 */
async function copy(text) {
  if (document.hasFocus()) await navigator.clipboard.writeText(text);
}

/**
 * Shows that an action of the program's has failed, has a screen reader say something, or copies a text.
 * @param {string} textContent
 * @param {number} [kind]
 * @returns {void}
 */
export function showError(textContent, kind) {
  if (kind === 3) return void copy(textContent).catch(() => showError(textContent));
  if (kind) return announce(textContent, kind);
  const toast = createElement("div", { className: "m-error", role: "alert", textContent });
  const dismiss = createElement("button", { textContent: "×", ariaLabel: "Dismiss", onclick: () => toast.remove() });
  toast.append(dismiss);
  document.body.append(toast);
}

/** The patches that few pages need, by their names. */
export const rarePatches = { l: repeat, v: scrollTo, w: observeSize, x: replace, z: resync, "!": showError };

/** How long a change may be shown that a crash would undo, before the visitor hears of it. In milliseconds. */
const unsavedTime = 1000;
const unsaved = createElement("div", { className: "m-reconnecting", ariaLive: "polite" });
document.body.append(unsaved);

/** @type {ReturnType<typeof setInterval> | undefined} */
let watch;
/** The oldest post that was answered and is not durable, and since when. */
let oldest = 0;
let since = 0;

/** Says so while what the page shows is not durable for long. */
function lookAtPosts() {
  const post = kept.find(({ isRefused }) => isRefused === false);
  const now = Date.now();
  if (oldest !== post?.seq) since = now;
  oldest = post?.seq ?? 0;
  // Without a stream nobody says what is durable, and the visitor reads that.
  const isLong = post && dataset.martlet === "live" && now - since >= unsavedTime;
  unsaved.textContent = isLong ? "Your last changes are not saved yet…" : "";
  if (kept.length) return;
  clearInterval(watch);
  watch = undefined;
}

if (isDurable) Object.assign(watcher, replaying(renumber, showError), { start: () => (watch ??= setInterval(lookAtPosts, unsavedTime / 4)) });

for (const alert of document.querySelectorAll("form > .m-error")) {
  alert.remove();
  showError(alert.textContent ?? "");
}
