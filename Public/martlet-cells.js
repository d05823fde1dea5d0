// What few pages have: controls that are called after their rows, and grids.
import { main } from "./martlet.js";

// A control may be called after its row: its label has {} for the text of the row's first control.
const rowAround = (node) => node.closest("tr, li");

function name(control) {
  const text = rowAround(control)?.querySelector("[href], [data-on]")?.textContent;
  control.setAttribute("aria-label", control.dataset.label.replace("{}", () => text));
}

export const renameAround = (node) => rowAround(node)?.querySelectorAll("[data-label]").forEach(name);

// Controls and grids that have come.
export function meet(found) {
  for (const element of found) if (element.dataset.label) name(element);
  setTabStops();
}

// A grid has one tab stop, the cell that was used last, and arrow keys.
const cellsIn = (element) => [...(element?.querySelectorAll("button, [href], [tabindex]") ?? [])];

function setTabStops() {
  for (const grid of main.querySelectorAll("[role=grid]")) {
    const cells = cellsIn(grid);
    const focused = cells.indexOf(document.activeElement);
    const stop = cells[focused] ?? cells.find((cell) => !cell.tabIndex) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  }
}

function move(event) {
  const { target, key } = event;
  const cells = cellsIn(target.closest("[role=grid]"));
  if (!cells.includes(target) || event.altKey || event.metaKey) return;
  const width = cellsIn(target.closest("[role=row], tr")).length;
  const forward = target.matches(":dir(rtl)") ? -1 : 1;
  const steps = { ArrowUp: -width, ArrowDown: width, ArrowLeft: -forward, ArrowRight: forward };
  event.preventDefault();
  cells[cells.indexOf(target) + steps[key]]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Tab") setTabStops();
  if (/^Arrow/.test(event.key)) move(event);
});
