// @ts-check
// Fits texts into their space: by a smaller font, or with an ellipsis elsewhere than at the end.
import { main } from "./page.js";

/** Elements whose texts are fitted. @type {Set<HTMLElement>} */
const roots = new Set();

const sizes = new ResizeObserver(fitAll);
const contents = new MutationObserver(fitAll);

/** @param {Iterable<Element>} controls controls that have come */
export function meet(controls) {
  for (const control of controls) {
    const root = /** @type {HTMLElement} */ (control);
    if (!root.matches(".m-fitted") || roots.has(root)) continue;
    roots.add(root);
    contents.observe(root, { attributeFilter: ["class", "style"], characterData: true, childList: true, subtree: true });
    // A text that hugs its letters does not become larger when there is more space; a view around it does.
    for (let around = root.parentElement; around && main.contains(around); around = around.parentElement) sizes.observe(around);
  }
  fitAll();
  document.fonts.ready.then(fitAll);
}

function fitAll() {
  for (const root of roots) {
    if (!root.isConnected) roots.delete(root);
    else for (const text of textsIn(root)) fit(text);
  }
  contents.takeRecords();
}

/**
 * The elements that texts stand in; the parts of a text stand in its own.
 * @param {HTMLElement} root
 */
function textsIn(root) {
  /** @type {Set<HTMLElement>} */
  const found = new Set();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    let element = nodes.currentNode.parentElement;
    while (element && element !== root && element.localName === "m-part") element = element.parentElement;
    if (element) found.add(element);
  }
  return found;
}

/** @param {HTMLElement} text */
function fit(text) {
  const { style, dataset } = text;
  style.removeProperty("font-size");
  delete dataset.seen;
  if (!isCut(text)) return;
  const computed = getComputedStyle(text);
  const size = parseFloat(computed.fontSize);
  const least = Number(computed.getPropertyValue("--m-least-scale") || 1);
  const ellipsis = computed.getPropertyValue("--m-ellipsis").trim();
  const scale = largest(least, 1, 1 / 64, (scale) => {
    style.fontSize = `${size * scale}px`;
    return !isCut(text);
  });
  style.fontSize = `${size * scale}px`;
  if (!["head", "middle"].includes(ellipsis) || text.childElementCount || !isCut(text)) return;
  const letters = [...`${text.textContent}`.trim()];
  style.setProperty("--m-seen-size", `${size * scale}px`);
  const show = (/** @type {number} */ count) => {
    const before = ellipsis === "middle" ? Math.ceil(Math.floor(count) / 2) : 0;
    const after = letters.length - (Math.floor(count) - before);
    dataset.seen = letters.slice(0, before).join("") + "…" + letters.slice(after).join("");
    return !isCut(text);
  };
  show(largest(1, letters.length, 1, show));
}

/**
 * The largest number that is good enough; the least if none is.
 * @param {number} least
 * @param {number} most
 * @param {number} step
 * @param {(number: number) => boolean} isGood
 */
function largest(least, most, step, isGood) {
  while (most - least > step) {
    const middle = (least + most) / 2;
    if (isGood(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/**
 * Whether a text does not fit into its box, or the box into a frame with a height.
 * @param {HTMLElement} text
 */
function isCut(text) {
  if (!text.clientWidth) return false;
  if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1) return true;
  const frame = text.parentElement?.closest(".m-fixed-height");
  return !!frame && text.getBoundingClientRect().height > frame.clientHeight + 1;
}
