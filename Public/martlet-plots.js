// @ts-check
// Plots of charts that scroll: where the program has them begin, and where the visitor scrolls to (docs/protocol.md, "Plots").
import { enqueue, flush } from "./posts.js";

const restTime = 150;

/**
 * How much of each plot was before what is visible when the server was told last.
 * @type {WeakMap<Element, number>}
 */
const told = new WeakMap();

/**
 * How far a plot is from its left end when its right end is visible; from right to left, that is where browsers begin to count.
 * @param {Element} plot
 */
const offset = (plot) => (plot.matches(":dir(rtl)") ? plot.scrollWidth - plot.clientWidth : 0);

/** @param {HTMLElement} plot */
function place(plot) {
  const start = Number(plot.dataset.start);
  if (start !== told.get(plot)) plot.scrollLeft = start * plot.scrollWidth - offset(plot);
}

/**
 * Plots have come.
 * @param {Iterable<Element>} plots
 */
export function meet(plots) {
  for (const element of plots) {
    const plot = /** @type {HTMLElement} */ (element);
    if (plot.dataset.start === undefined || told.has(plot)) continue;
    place(plot);
    told.set(plot, NaN);
    if (!plot.dataset.on?.includes("change")) continue;
    new MutationObserver(() => place(plot)).observe(plot, { attributeFilter: ["data-start"] });
    /** @type {number | undefined} */
    let timer;
    plot.addEventListener("scroll", () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const start = Math.round(((plot.scrollLeft + offset(plot)) / plot.scrollWidth) * 10_000) / 10_000;
        const isThere = Math.abs(start - Number(plot.dataset.start)) * plot.scrollWidth < 1.5;
        if (isThere || start === told.get(plot) || !enqueue({ element: plot, type: "change", value: start })) return;
        told.set(plot, start);
        flush();
      }, restTime);
    });
  }
}
