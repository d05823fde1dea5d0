// @ts-check
// What is dragged within the page (docs/protocol.md, "Dragging"). The values stay on the server.
import { enqueue, flush } from "./posts.js";

let isListening = false;
/**
 * What is dragged.
 * @type {HTMLElement | undefined}
 */
let dragged;
/**
 * What it is over.
 * @type {HTMLElement | undefined}
 */
let over;

/**
 * @param {HTMLElement} element
 * @param {number} phase 1 when it comes over the element, 0 when it leaves, 2 when it is dropped
 * @param {DragEvent} [event]
 */
function report(element, phase, event) {
  const { left, right, top } = element.getBoundingClientRect();
  const isReversed = getComputedStyle(element).direction === "rtl";
  const [x, y] = event ? [isReversed ? right - event.clientX : event.clientX - left, event.clientY - top] : [0, 0];
  if (element.isConnected) enqueue({ element, type: "drop", value: [phase, Math.round(x), Math.round(y)] });
}

/**
 * It is over another element now, or over none.
 * @param {HTMLElement | undefined} element
 */
function move(element) {
  if (element === over) return;
  // Only where the program wants to know.
  if (over && "targeted" in over.dataset) report(over, 0);
  if (element && "targeted" in element.dataset) report(element, 1);
  over = element;
  flush();
}

/**
 * @param {EventTarget | null} target
 * @param {string} type
 */
function around(target, type) {
  const element = /** @type {Element | null} */ (target)?.closest?.(`[data-on~=${type}]`);
  return element?.closest("[disabled], [aria-disabled=true], [inert]") ? undefined : /** @type {HTMLElement | undefined} */ (element ?? undefined);
}

/** The first element that is dragged or dropped on has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("dragstart", (event) => {
    dragged = around(event.target, "drag");
    if (!dragged || !event.dataTransfer) return;
    // Firefox drags nothing without data.
    event.dataTransfer.setData("text/x-martlet", "");
    enqueue({ element: dragged, type: "drag", value: undefined });
    flush();
  });
  document.addEventListener("dragover", (event) => {
    const element = dragged && around(event.target, "drop");
    if (element) event.preventDefault();
    move(element);
  });
  document.addEventListener("drop", (event) => {
    const element = dragged && around(event.target, "drop");
    if (!element) return;
    event.preventDefault();
    report(element, 2, event);
    move(undefined);
    flush();
  });
  document.addEventListener("dragend", () => {
    dragged = undefined;
    move(undefined);
  });
}
