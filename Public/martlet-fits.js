// @ts-check
// Shows the first view of several that fits into the space for it. The page's rules hide the others (FitsRules.swift).
import { main } from "./page.js";

/**
 * The space for which a view was chosen last, by container.
 * @type {WeakMap<HTMLElement, string>}
 */
const chosenFor = new WeakMap();

/** @type {Set<HTMLElement>} */
const containers = new Set();

const sizes = new ResizeObserver(() => chooseAll(false));
const contents = new MutationObserver(() => chooseAll(true));

/** @param {Iterable<HTMLElement>} found containers that have come */
export function meet(found) {
  for (const container of found) {
    if (containers.has(container) || !container.isConnected) continue;
    containers.add(container);
    contents.observe(container, { characterData: true, childList: true, subtree: true });
    // A view that hugs its content does not become larger when there is more space; one around it does.
    for (let around = container.parentElement; around && main.contains(around); around = around.parentElement)
      sizes.observe(around);
  }
  chooseAll(true);
}

/** @param {boolean} isChanged whether views have other content than before */
function chooseAll(isChanged) {
  for (const container of containers) {
    if (container.isConnected) choose(container, isChanged);
    else containers.delete(container);
  }
}

/**
 * @param {HTMLElement} container
 * @param {boolean} isChanged
 */
function choose(container, isChanged) {
  const { dataset } = container;
  const count = container.childElementCount;
  const before = dataset.shown ?? "";
  // With no view in it, the container fills the space, and those around it do.
  dataset.shown = "0";
  container.classList.add("m-high");
  const axes = `${dataset.fits}`;
  const width = axes.includes("x") ? container.clientWidth : Infinity;
  const height = axes.includes("y") && isLimited(container) ? container.clientHeight : Infinity;
  container.classList.remove("m-high");
  const space = `${width} ${height} ${count}`;
  if (!isChanged && chosenFor.get(container) === space) {
    dataset.shown = before;
    return;
  }
  chosenFor.set(container, space);
  let number = 1;
  dataset.measured = "";
  for (; number < count; number += 1) {
    dataset.shown = `${number}`;
    const ideal = container.getBoundingClientRect();
    if (ideal.width <= width + 0.5 && ideal.height <= height + 0.5) break;
  }
  delete dataset.measured;
  dataset.shown = `${number}`;
}

/**
 * Whether a height is proposed to an element: a page proposes none.
 * @param {Element} element
 */
const isLimited = (element) =>
  element.parentElement?.closest(".m-fixed-height, .m-own-height, .m-scroll-y")?.matches(".m-fixed-height");
