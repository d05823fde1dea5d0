// @ts-check
// Lists: rows are moved by dragging, and by the arrow keys from one that can be selected to the next; a list is refreshed
// by pulling it down; Enter in a search field searches.
import { handle } from "./events.js";

const rowOf = (/** @type {Element} */ element) => /** @type {HTMLElement} */ (element.closest("li"));

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Moves the row with the handle until it is let go.
 * @param {PointerEvent} event
 */
function drag(event) {
  const handle = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".m-move"));
  if (!handle || event.button) return;
  const row = rowOf(handle);
  const rows = [...(row.parentElement?.children ?? [])].filter((other) => other.querySelector(".m-move"));
  const middles = rows.map((other) => {
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2;
  });
  const from = rows.indexOf(row);
  let to = from;
  const move = (/** @type {PointerEvent} */ { clientY }) => {
    const distance = clientY - event.clientY;
    if (!row.matches(".m-dragged") && Math.abs(distance) < 6) return;
    row.classList.add("m-dragged");
    row.style.transform = `translateY(${distance}px)`;
    const middle = middles[from] + distance;
    to = middles.filter((other, index) => index !== from && other < middle).length;
  };
  const end = (/** @type {Event} */ { type }) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    const wasDragged = row.matches(".m-dragged");
    row.classList.remove("m-dragged");
    row.style.transform = "";
    if (!wasDragged) return;
    // The click that comes of letting go presses no button and selects no row.
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
    if (type === "pointerup" && to !== from) {
      /** @type {any} */ (handle).value = String(to - from);
      handle.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/**
 * Follows a finger that pulls a list down, and refreshes the list when it is let go far enough.
 * @param {TouchEvent} event
 */
function pull(event) {
  const area = /** @type {Element} */ (event.target).closest(".m-refreshable");
  const refresh = /** @type {HTMLElement | null} */ (area?.querySelector(".m-refresh"));
  const scroller = area?.closest(".m-scroll-y") ?? document.documentElement;
  if (!refresh || scroller.scrollTop > 0) return;
  const first = event.touches[0].clientY;
  let distance = 0;
  const move = (/** @type {TouchEvent} */ { touches }) => {
    distance = Math.min(Math.max(touches[0].clientY - first, 0) / 2, 72);
    refresh.classList.toggle("m-pulled", distance > 0);
    refresh.style.setProperty("--m-pull", `${distance}px`);
  };
  const end = (/** @type {Event} */ { type }) => {
    document.removeEventListener("touchmove", move);
    document.removeEventListener("touchend", end);
    document.removeEventListener("touchcancel", end);
    refresh.classList.remove("m-pulled");
    if (type === "touchend" && distance > 56) refresh.querySelector("button")?.click();
  };
  document.addEventListener("touchmove", move, { passive: true });
  document.addEventListener("touchend", end);
  document.addEventListener("touchcancel", end);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {HTMLInputElement} */ (event.target);
  if (event.key === "Enter" && target.matches(".m-search-field input")) {
    // Enter in a search field is none in a text field.
    event.stopPropagation();
    handle({ target: /** @type {any} */ (target), type: "search" });
    return;
  }
  if (event.key === "Enter" && target.matches(".m-primary .m-row-choice > input")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !target.matches(".m-row-choice > input")) return;
  const choices = [...(target.closest(".m-list, .m-table")?.querySelectorAll(".m-row-choice > input") ?? [])];
  const next = /** @type {HTMLInputElement | undefined} */ (choices[choices.indexOf(target) + step]);
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next.closest(".m-one") && !next.checked) next.click();
}

let isListening = false;

/** The first list that needs this has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("pointerdown", drag);
  document.addEventListener("touchstart", pull, { passive: true });
  document.addEventListener("keydown", press, true);
}
