// @ts-check
// Reports the sizes of elements and of the window, for the views that depend on them (docs/protocol.md, "Sizes").
import { measure, place } from "./martlet-layout.js";
import { main, meta } from "./page.js";
import { enqueue, flush, queue } from "./posts.js";

/** @typedef {HTMLElement & { martlet?: number }} Measured */

/** The time between two posts. */
const interval = 200;
/** A page has no more elements that are measured; the server reports it in development. */
const observedLimit = 1000;
/** As many as one post takes. */
const batchLimit = 32;
/** An element that returns so often to the size before its last lays itself out in a circle. */
const returnLimit = 10;

/**
 * The elements that may have changed.
 * @type {Set<Measured>}
 */
const pending = new Set();

/** @type {Set<Measured>} */
const observed = new Set();

/**
 * What was reported of an element.
 * @type {WeakMap<Measured, { last: string, before: string, returns: number, time: number }>}
 */
const reports = new WeakMap();

/**
 * The border boxes, which transforms do not change.
 * @type {WeakMap<Element, ResizeObserverSize>}
 */
const boxes = new WeakMap();

let timer = 0;
let lastPost = -interval;

const observer = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize } of entries) {
    boxes.set(target, borderBoxSize[0]);
    if (observed.has(/** @type {Measured} */ (target))) pending.add(/** @type {Measured} */ (target));
  }
  addPlaced();
});

/**
 * Observes elements that have come.
 * @param {Iterable<Element>} found
 */
export function meet(found) {
  for (const element of /** @type {Iterable<Measured>} */ (found)) {
    // After a full resync the server may not know what it was told.
    reports.delete(element);
    pending.add(element);
    if (element === meta) element.martlet = 0;
    else if (observed.size < observedLimit) {
      observed.add(element);
      observer.observe(element);
      if (element.parentElement) observer.observe(element.parentElement);
    }
  }
  // By then, the observer has seen what has come.
  requestAnimationFrame(request);
  placeAll(found);
}

/**
 * Places the views of layouts.
 * @param {Iterable<Element>} containers
 */
function placeAll(containers) {
  for (const container of /** @type {Iterable<Measured>} */ (containers))
    if (observed.has(container)) place(container);
  mutations.takeRecords();
}

/** Elements that also report where they are may have moved, and layouts may be offered another size. */
function addPlaced() {
  for (const element of observed) if (element.matches(".m-frames, .m-layout")) pending.add(element);
  request();
}

/** Reports what has changed, soon. */
function request() {
  if (!timer && pending.size) timer = setTimeout(report, lastPost + interval - performance.now());
}

function report() {
  timer = 0;
  lastPost = performance.now();
  // What waits in the queue would be out of date by the time it is sent.
  let room = queue.length ? 0 : batchLimit;
  for (const element of pending) {
    if (!room) break;
    pending.delete(element);
    if (element.isConnected) room -= Number(reportSize(element));
    else {
      observed.delete(element);
      observer.unobserve(element);
    }
  }
  if (room < batchLimit) flush();
  request();
}

/**
 * Reports the size of an element if it has changed.
 * @param {Measured} element
 */
function reportSize(element) {
  const type = element.matches(".m-layout") ? "measure" : "resize";
  if (element !== meta && !element.matches(`[data-on~=${type}]`)) return false;
  const value = element === meta ? windowSize() : type === "measure" ? measured(element) : sizeOf(element);
  const text = JSON.stringify(value);
  const known = reports.get(element) ?? { last: "", before: "", returns: 0, time: 0 };
  if (!value || text === known.last) return false;
  const now = performance.now();
  // The views of the page react to one another's sizes, and each report leads to the next.
  const returns = text === known.before && now - known.time < 5 * interval ? known.returns + 1 : 0;
  if (returns > returnLimit) {
    console.warn("martlet: the size of an element does not come to rest", element);
    return false;
  }
  if (!enqueue({ element, type, value })) return false;
  reports.set(element, { last: text, before: known.last, returns, time: now });
  return true;
}

const windowSize = () => [innerWidth, innerHeight, ...safeArea()];

/**
 * The sizes in a layout that is shown.
 * @param {Measured} element
 */
function measured(element) {
  if (!element.getClientRects().length) return;
  const value = measure(element);
  // Measuring changes styles, and changes them back.
  mutations.takeRecords();
  return value;
}

/** @param {number} length */
const rounded = (length) => Math.round(length * 4) / 4;

/**
 * The size of an element that is shown and, if asked for, where it is.
 * @param {Measured} element
 */
function sizeOf(element) {
  const box = boxes.get(element);
  if (!box || !element.getClientRects().length) return;
  const value = [rounded(box.inlineSize), rounded(box.blockSize), ...safeArea()];
  if (!element.classList.contains("m-frames")) return value;
  const isReversed = getComputedStyle(element).direction === "rtl";
  const own = element.getBoundingClientRect();
  const root = document.documentElement;
  const x = isReversed ? root.clientWidth - own.right - scrollX : own.left + scrollX;
  value.push(rounded(x), rounded(own.top + scrollY));
  for (let around = element.parentElement, count = 0; around && count < 16; around = around.parentElement) {
    const { space = around.matches(".m-scroll") ? "1" : "" } = around.dataset;
    if (!space) continue;
    const outer = around.getBoundingClientRect();
    const x = isReversed ? outer.right - own.right : own.left - outer.left - around.clientLeft;
    value.push(Number(space), rounded(x), rounded(own.top - outer.top - around.clientTop));
    count++;
  }
  return value;
}

/**
 * Has the height of each inset of the safe area.
 * @type {HTMLElement | undefined}
 */
let probe;

/** The insets of the safe area, which only style sheets know: top, leading, bottom, trailing. */
function safeArea() {
  if (!probe) {
    probe = document.createElement("div");
    probe.hidden = true;
    for (const edge of ["top", "left", "bottom", "right"])
      probe.style.setProperty(`padding-${edge}`, `env(safe-area-inset-${edge}, 0px)`);
    document.body.append(probe);
  }
  const { paddingTop, paddingLeft, paddingBottom, paddingRight, direction } = getComputedStyle(probe);
  const sides = direction === "rtl" ? [paddingRight, paddingLeft] : [paddingLeft, paddingRight];
  return [paddingTop, sides[0], paddingBottom, sides[1]].map((length) => rounded(parseFloat(length) || 0));
}

addEventListener("resize", () => {
  if (meta.className) pending.add(/** @type {Measured} */ (/** @type {unknown} */ (meta)));
  addPlaced();
});
document.addEventListener("scroll", addPlaced, { capture: true, passive: true });

const mutations = new MutationObserver((records) => {
  const changed = records.flatMap(({ attributeName, target }) =>
    attributeName ? [/** @type {Measured} */ (target)] : [],
  );
  const come = changed.filter((element) => element.matches(".m-measured") && !observed.has(element));
  if (come.length) meet(come);
  // A view's own patch may have taken its place away.
  const around = changed.map((element) => element.parentElement?.closest(".m-layout") ?? element);
  placeAll(new Set([...changed, ...around]));
  addPlaced();
});
mutations.observe(main, {
  attributeFilter: ["class", "style", "data-layout"],
  characterData: true,
  childList: true,
  subtree: true,
});
document.fonts.addEventListener("loadingdone", addPlaced);
