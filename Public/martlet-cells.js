// @ts-check
// What few pages have: controls that are called after their rows, and grids.
import { hooks } from "./modules.js";
import { main } from "./page.js";

/** @param {Element} element */
const rowAround = (element) => element.closest("tr, li");

/**
 * The texts in an element, with a space between those of different elements. The parts of a text are one.
 * @param {Element | null | undefined} element
 */
function textOf(element) {
  if (!element) return "";
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let [text, last] = ["", /** @type {Element | null | undefined} */ (null)];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement?.closest(":not(m-part, .m-part)");
    text += (last && last !== holder ? " " : "") + node.nodeValue;
    last = holder;
  }
  return text;
}

/**
 * Names a control after its row: its label has {} for the text of the row's first control.
 * @param {HTMLElement} control
 */
function name(control) {
  const text = textOf(rowAround(control)?.querySelector("[href], [data-on]"));
  control.setAttribute("aria-label", `${control.dataset.label}`.replace("{}", () => text));
}

// The controls of the row around an element are named again.
hooks.textDidChange = (element) => {
  /** @type {NodeListOf<HTMLElement> | undefined} */
  const controls = rowAround(element)?.querySelectorAll("[data-label]");
  controls?.forEach(name);
};

/**
 * Prepares controls and grids that have come.
 * @param {Iterable<HTMLElement>} found
 */
export function meet(found) {
  for (const element of found) if (element.dataset.label) name(element);
  setTabStops();
}

/**
 * What can have the focus in a grid or a row. The buttons that lead to more rows are for pages without a script.
 * @param {Element | null} element
 * @returns {HTMLElement[]}
 */
const cellsIn = (element) => Array.from(element?.querySelectorAll(":is(button, [href], [tabindex]):not([data-rows] *)") ?? []);

/** A grid has one tab stop: the cell that was used last, or the first. */
function setTabStops() {
  for (const grid of main.querySelectorAll("[role=grid]")) {
    const cells = cellsIn(grid);
    const focused = cells.find((cell) => cell === document.activeElement);
    const stop = focused ?? cells.find((cell) => !cell.tabIndex) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  }
}

/**
 * Moves the focus to the cell that an arrow key points to.
 * @param {HTMLElement} target
 * @param {KeyboardEvent} event
 */
function move(target, event) {
  const cells = cellsIn(target.closest("[role=grid]"));
  if (!cells.includes(target) || event.altKey || event.metaKey) return;
  const width = cellsIn(target.closest("[role=row], tr")).length;
  const forward = target.matches(":dir(rtl)") ? -1 : 1;
  /** @type {Record<string, number>} */
  const steps = { ArrowUp: -width, ArrowDown: width, ArrowLeft: -forward, ArrowRight: forward };
  event.preventDefault();
  cells[cells.indexOf(target) + steps[event.key]]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") setTabStops();
  if (event.key.startsWith("Arrow")) move(/** @type {HTMLElement} */ (event.target), event);
});
