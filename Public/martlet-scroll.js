// @ts-check
// What few pages have: scroll views whose position the program follows (docs/protocol.md, "Scrolling").
import { main } from "./page.js";
import { enqueue, flush } from "./posts.js";

/** @typedef {Element & { martlet?: number }} NumberedElement */

const restTime = 150;

/**
 * What was reported last of each scroll view.
 * @type {WeakMap<Element, number>}
 */
const reported = new WeakMap();
/** @type {number | undefined} */
let timer;

/**
 * The first view of a scroll view that the visitor sees.
 * @param {Element} view
 */
function firstVisible(view) {
  const layout = view.querySelector(".m-targets") ?? view.firstElementChild;
  const { top, left, right } = view.getBoundingClientRect();
  const isRightToLeft = view.matches(":dir(rtl)");
  for (const child of layout?.children ?? []) {
    const box = child.getBoundingClientRect();
    const isPast = isRightToLeft ? box.left >= right - 1 : box.right <= Math.max(left, 0) + 1;
    if (box.bottom <= Math.max(top, 0) + 1 || isPast || child.matches(".m-rows")) continue;
    return /** @type {NumberedElement} */ (child).martlet;
  }
}

function reportPositions() {
  for (const view of main.querySelectorAll("[data-on~=scroll]")) {
    const value = firstVisible(view);
    if (value === undefined || reported.get(view) === value) continue;
    if (enqueue({ element: view, type: "scroll", value })) reported.set(view, value);
  }
  flush();
}

/** The visitor scrolls. */
export function followScrolling() {
  clearTimeout(timer);
  timer = setTimeout(reportPositions, restTime);
}
