// @ts-check
// Pages of tabs that are swiped: the browser scrolls them, and the server is told which one is seen (docs/protocol.md, "Pages").
import { enqueue, flush } from "./posts.js";

const restTime = 120;

/**
 * The page that the server was told of last, or has asked for.
 * @type {WeakMap<Element, number>}
 */
const known = new WeakMap();

/** @param {HTMLElement} pages */
const wanted = ({ dataset }) => parseInt(dataset.page ?? "0");

/**
 * The page that is seen; from right to left, browsers count from the right.
 * @param {Element} pages
 */
const seen = (pages) => Math.round(Math.abs(pages.scrollLeft) / (pages.clientWidth || 1));

/**
 * Scrolls to a page.
 * @param {Element} pages
 * @param {number} page
 * @param {ScrollBehavior} behavior
 */
function turn(pages, page, behavior) {
  const sign = pages.matches(":dir(rtl)") ? -1 : 1;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  pages.scrollTo({ left: sign * page * pages.clientWidth, behavior: isStill ? "auto" : behavior });
}

/**
 * Only the page that is seen can be pressed.
 * @param {Element} pages
 * @param {number} page
 */
function wake(pages, page) {
  [...pages.children].forEach((child, index) => (/** @type {HTMLElement} */ (child).inert = index !== page));
}

/**
 * The visitor is at another page.
 * @param {HTMLElement} pages
 */
function rest(pages) {
  const page = seen(pages);
  const dots = pages.nextElementSibling;
  if (page === known.get(pages) || !dots || !enqueue({ element: dots, type: "change", value: page })) return;
  known.set(pages, page);
  wake(pages, page);
  flush();
}

/**
 * The arrow keys, on the pages themselves and on their dots.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} pages
 */
function onKey(event, pages) {
  const target = /** @type {Element} */ (event.target);
  if (target !== pages && target.parentElement !== pages.nextElementSibling) return;
  const forward = pages.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
  const last = pages.childElementCount - 1;
  const page = seen(pages);
  const next = /^Arrow(Left|Right)$/.test(event.key) ? page + (event.key === forward ? 1 : -1) : { Home: 0, End: last }[event.key];
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (next >= 0 && next <= last) turn(pages, next, "smooth");
}

/**
 * Pages have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) {
    const pages = /** @type {HTMLElement} */ (control);
    if (!pages.matches(".m-pages") || known.has(pages)) continue;
    known.set(pages, wanted(pages));
    turn(pages, wanted(pages), "auto");
    new MutationObserver(() => {
      if (wanted(pages) === known.get(pages)) return;
      known.set(pages, wanted(pages));
      wake(pages, wanted(pages));
      turn(pages, wanted(pages), "smooth");
    }).observe(pages, { attributeFilter: ["data-page"] });
    let width = pages.clientWidth;
    // Where the pages are wider or narrower, the same page is elsewhere.
    new ResizeObserver(() => {
      if (pages.clientWidth !== width) turn(pages, known.get(pages) ?? 0, "auto");
      width = pages.clientWidth;
    }).observe(pages);
    /** @type {number | undefined} */
    let timer;
    pages.addEventListener("scroll", ({ target }) => {
      clearTimeout(timer);
      if (target === pages) timer = setTimeout(() => rest(pages), restTime);
    });
    for (const part of [pages, pages.nextElementSibling])
      part?.addEventListener("keydown", (event) => onKey(/** @type {KeyboardEvent} */ (event), pages));
  }
}
