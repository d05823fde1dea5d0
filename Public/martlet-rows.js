// @ts-check
// What few pages have: lists that hold only the rows near what the visitor sees (docs/protocol.md, "Lazy lists").
//
// Two spaces stand for the rows before and behind. This gives them the rows' extent, and reports which rows are near.
import { main } from "./page.js";
import { enqueue, flush } from "./posts.js";

/**
 * @typedef {object} List
 * @property {HTMLElement} leading the space before the rows; its data-rows is "first-last/total"
 * @property {HTMLElement} trailing the space behind them; its data-rows is their number
 * @property {boolean} isRow the list goes on sideways
 * @property {number} extent of a row: the mean of the first ones
 * @property {string} asked the rows that were asked for last
 * @property {string} answered the value of data-rows when they were asked for
 * @property {Element} [anchor] the first row that was visible
 * @property {number} [anchorStart] where it began
 * @property {number} [anchorPlace] how far the list was scrolled then
 */

const greatestCount = 500;
// Browsers end elements at some 17 to 33 million pixels.
const greatestExtent = 15_000_000;
const pause = 120;

/** @type {Map<Element, List>} */
const lists = new Map();
let isScheduled = false;
let isPlaced = false;
let lastReport = 0;
// Elsewhere the browser itself keeps what is visible in its place.
const keepsPlace = !CSS.supports("overflow-anchor", "none");

/** Finds the lists that have come. */
export function meet() {
  /** @type {NodeListOf<HTMLElement>} */
  const found = main.querySelectorAll("[data-rows*='/']");
  for (const leading of found) {
    if (lists.has(leading) || !leading.parentElement) continue;
    let trailing = /** @type {HTMLElement | null} */ (leading.nextElementSibling);
    while (trailing && trailing.dataset.rows === undefined)
      trailing = /** @type {HTMLElement | null} */ (trailing.nextElementSibling);
    if (!trailing) continue;
    const { isRow } = formOf(leading.parentElement);
    lists.set(leading, { leading, trailing, isRow, extent: 0, asked: "", answered: "" });
  }
  placeAll();
  schedule();
  if (isPlaced || !lists.size) return;
  isPlaced = true;
  restorePlace();
}

/**
 * How the rows stand in an element: in a row or column, or in the lines of a grid.
 * @param {Element} container
 */
function formOf(container) {
  const { display, flexDirection, gridAutoFlow, gridTemplateColumns, gridTemplateRows } = getComputedStyle(container);
  if (!/grid/.test(display)) return { isRow: flexDirection === "row", columns: 1 };
  const isRow = gridAutoFlow.startsWith("column");
  return { isRow, columns: (isRow ? gridTemplateRows : gridTemplateColumns).split(" ").length };
}

/**
 * Where an element begins and ends along the direction in which its list goes on; from right to left, to the left.
 * @param {List} list
 * @param {{ left: number, right: number, top: number, bottom: number }} box
 * @returns {[start: number, end: number]}
 */
function edges({ leading, isRow }, { left, right, top, bottom }) {
  if (!isRow) return [top, bottom];
  return leading.matches(":dir(rtl)") ? [-right, -left] : [left, right];
}

/**
 * The element that scrolls a list along its direction, if it is not the page.
 * @param {List} list
 */
function scrollerOf({ leading, isRow }) {
  for (let element = leading.parentElement; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const [overflow, length, room] = isRow
      ? [overflowX, element.scrollWidth, element.clientWidth]
      : [overflowY, element.scrollHeight, element.clientHeight];
    if (length > room && /auto|scroll/.test(overflow)) return element;
  }
}

/**
 * The part of the list's direction that the visitor sees.
 * @param {List} list
 * @returns {[start: number, end: number]}
 */
function visiblePart(list) {
  const page = edges(list, { left: 0, right: innerWidth, top: 0, bottom: innerHeight });
  const scroller = scrollerOf(list);
  if (!scroller) return page;
  const [start, end] = edges(list, scroller.getBoundingClientRect());
  return [Math.max(start, page[0]), Math.min(end, page[1])];
}

/**
 * Gives the spaces the extent of their rows, by the mean of the first rows: if it changed, what is far down would move.
 * @param {List} list
 * @param {number} first
 * @param {number} count of the rows between
 * @param {number} rest the number of rows behind
 */
function setExtents(list, first, count, rest) {
  const [start, end] = rowEdges(list);
  list.extent ||= count > 0 ? (end - start) / count : 0;
  setExtent(list, list.leading, list.extent * first);
  setExtent(list, list.trailing, list.extent * rest);
}

/**
 * The extents that were set. WebKit gives six digits of a length back.
 * @type {WeakMap<HTMLElement, number>}
 */
const extents = new WeakMap();

/**
 * @param {List} list
 * @param {HTMLElement} space
 * @param {number} extent
 */
function setExtent({ isRow }, space, extent) {
  const value = Math.round(Math.min(extent, greatestExtent));
  if (extents.get(space) === value) return;
  extents.set(space, value);
  space.style[isRow ? "inlineSize" : "blockSize"] = `${value}px`;
}

/**
 * Where the rows between the spaces begin and end.
 * @param {List} list
 * @returns {[start: number, end: number]}
 */
function rowEdges(list) {
  const { leading, trailing } = list;
  const [first, last] = [leading.nextElementSibling, trailing.previousElementSibling];
  if (!first || !last || first === trailing) return [0, 0];
  return [edges(list, first.getBoundingClientRect())[0], edges(list, last.getBoundingClientRect())[1]];
}

/**
 * Which rows the page holds.
 * @param {List} list
 */
function rowsOf({ leading, trailing }) {
  const [first, last, total] = `${leading.dataset.rows}`.split(/[-/]/).map(Number);
  const rest = Number(trailing.dataset.rows);
  return { first, last, total, count: total - rest - first, rest };
}

/**
 * Reports which rows are near what the visitor sees, if they are not all there.
 * @param {List} list
 */
function check(list) {
  const { leading, trailing } = list;
  if (!leading.isConnected) return;
  const { first, last, total, count, rest } = rowsOf(list);
  const [start, end] = rowEdges(list);
  const listStart = first ? edges(list, leading.getBoundingClientRect())[0] : start;
  const listEnd = rest ? edges(list, trailing.getBoundingClientRect())[1] : end;
  const [seenStart, seenEnd] = visiblePart(list);
  const seen = seenEnd - seenStart;
  if (seen <= 0 || seenEnd + seen / 2 < listStart || seenStart - seen / 2 > listEnd) return;
  /** @param {number} place */
  const rowAt = (place) => {
    let row = first + (count * (place - start)) / (end - start || 1);
    if (place < start && first) row = (first * (place - listStart)) / (start - listStart || 1);
    if (place > end && rest) row = last + 1 + (rest * (place - end)) / (listEnd - end || 1);
    return Math.max(0, Math.min(total - 1, Math.floor(row)));
  };
  if (rowAt(seenStart - seen / 2) >= first && rowAt(seenEnd + seen / 2) <= last) return;
  report(list, rowAt(seenStart - 1.5 * seen), rowAt(seenEnd + 1.5 * seen), rowAt((seenStart + seenEnd) / 2));
}

/**
 * Asks for rows: whole lines of a grid, and not more than the server gives.
 * @param {List} list
 * @param {number} first
 * @param {number} last
 * @param {number} middle
 */
function report(list, first, last, middle) {
  const { columns } = formOf(/** @type {Element} */ (list.leading.parentElement));
  const most = greatestCount - columns;
  if (last - first >= most) [first, last] = [Math.max(0, middle - most / 2), middle + most / 2 - 1];
  first = Math.floor(first / columns) * columns;
  last = Math.ceil((last + 1) / columns) * columns - 1;
  const value = `${first}-${last}`;
  const { rows = "" } = list.leading.dataset;
  // The same answer would come again: the page cannot hold more.
  if (value === list.asked && rows === list.answered) return;
  const wait = lastReport + pause - Date.now();
  if (wait > 0) {
    setTimeout(schedule, wait);
    return;
  }
  lastReport = Date.now();
  if (!enqueue({ element: list.leading, type: "rows", value })) return;
  [list.asked, list.answered] = [value, rows];
  flush();
}

/**
 * Keeps the row that was the first to be seen where it was, where browsers do not do so themselves.
 * @param {List} list
 */
function keepPlace(list) {
  const { leading, trailing, isRow, anchor, anchorStart = 0, anchorPlace = 0 } = list;
  const scroller = scrollerOf(list) ?? document.documentElement;
  // From right to left, scrolling counts down from 0.
  const place = () => Math.abs(isRow ? scroller.scrollLeft : scroller.scrollTop);
  const [seenStart, seenEnd] = visiblePart(list);
  if (anchor?.isConnected) {
    // The program or the visitor may have scrolled since, of which no event has come yet.
    const moved = edges(list, anchor.getBoundingClientRect())[0] - anchorStart + place() - anchorPlace;
    if (Math.abs(moved) > 1) scroller.scrollBy(isRow ? { left: moved } : { top: moved });
  }
  let row = leading.nextElementSibling;
  while (row && row !== trailing && edges(list, row.getBoundingClientRect())[1] < seenStart)
    row = row.nextElementSibling;
  const [start] = row && row !== trailing ? edges(list, row.getBoundingClientRect()) : [Infinity];
  // Rows that the visitor does not see yet may move.
  list.anchor = row && start < seenEnd ? row : undefined;
  [list.anchorStart, list.anchorPlace] = [start, place()];
}

/** Puts the rows where they belong, before the browser paints them. */
function placeAll() {
  for (const list of lists.values()) {
    if (!list.leading.isConnected) {
      lists.delete(list.leading);
      continue;
    }
    const { first, count, rest } = rowsOf(list);
    setExtents(list, first, count, rest);
    if (keepsPlace) keepPlace(list);
  }
}

/**
 * Places the lists, and then reports what they lack: when the program's own scrolling, which comes with the same picture, is done.
 * A report of where the visitor was before would take the rows away to which the program has scrolled.
 */
function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    placeAll();
    setTimeout(() => {
      isScheduled = false;
      lists.forEach(check);
    });
  });
}

/** @type {number | undefined} */
let placeTimer;

/** The visitor has scrolled: what was in its place is there no more. */
function scrolled() {
  for (const list of lists.values()) list.anchor = undefined;
  schedule();
  // Browsers count changes of the history.
  clearTimeout(placeTimer);
  placeTimer = setTimeout(() => history.replaceState({ ...history.state, martletPlace: scrollY }, ""), 300);
}

/** A document that comes back was as high as its first rows when the browser restored its place. */
function restorePlace() {
  const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  const place = Number(history.state?.martletPlace);
  if (place && navigation?.type !== "navigate") scrollTo(0, place);
}

document.addEventListener("scroll", scrolled, { capture: true, passive: true });
addEventListener("resize", schedule);
// Before the browser paints what has come. After a full resync the same rows may be missing that were asked for before.
const spaces = new MutationObserver(() => {
  for (const list of lists.values()) list.asked = "";
  placeAll();
  schedule();
});
spaces.observe(main, { subtree: true, attributeFilter: ["data-rows"] });
