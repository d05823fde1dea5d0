// @ts-check
// Taps of gestures: clicks, and the keys that press what has the focus.

/**
 * @typedef {object} Recognizer what is needed of the gestures' modules
 * @property {(target: EventTarget | null) => HTMLElement[]} elementsAround
 * @property {typeof import("./martlet-gesture-tracks.js").makeTrack} makeTrack
 * @property {typeof import("./martlet-gesture-tracks.js").report} report
 * @property {() => boolean} swallows whether a click belongs to a gesture that has been made
 */

/** How long a tap waits for a second one. */
const patience = 300;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
/** @type {Recognizer} */
let recognizer;

/**
 * Tells the server of a gesture that is complete at once.
 * @param {HTMLElement} element
 * @param {number} index
 * @param {{ x: number, y: number }} [place] where it was; without one in the middle
 */
function perform(element, index, place) {
  const track = recognizer.makeTrack(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const leaf = track.leaves[index];
  leaf.start = { x: left + width / 2, y: top + height / 2, ...place, time: performance.now() };
  recognizer.report(track, leaf, 2);
}

/**
 * Performs the taps of an element that a click completes. Returns whether there is one.
 * @param {HTMLElement} element
 * @param {MouseEvent} event
 */
function tap(element, { detail, clientX: x, clientY: y }) {
  const { leaves } = recognizer.makeTrack(element);
  const taps = leaves.filter(({ kind, first }) => kind === "tap" && detail % first === 0);
  const place = detail ? { x, y } : undefined;
  let isPerformed = false;
  for (const { index, first, unless } of taps) {
    const preventing = leaves.filter(({ index, kind }) => unless && index >= unless[0] && index <= unless[1] && kind === "tap");
    if (preventing.some((other) => taps.includes(other))) continue;
    // Another click may still follow.
    if (preventing.some((other) => other.first > first)) waiting = setTimeout(() => perform(element, index, place), patience);
    else perform(element, index, place);
    isPerformed = true;
  }
  return isPerformed;
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.detail && recognizer.swallows()) {
    event.stopPropagation();
    event.preventDefault();
    return;
  }
  const elements = recognizer.elementsAround(target).filter(({ dataset }) => dataset.gesture?.includes("tap"));
  if (elements.length) clearTimeout(waiting);
  const modeOf = (/** @type {HTMLElement} */ element) => `${element.dataset.gesture}`[0];
  for (const element of elements.filter((element) => modeOf(element) === "h").reverse())
    if (tap(element, event)) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
  const control = target.closest("[data-on~=click], button, a[href], input, select, textarea, summary, label");
  let isTaken = false;
  for (const element of elements) {
    const isUsual = modeOf(element) === "g";
    const isInside = control && control !== element && element.contains(control);
    if (modeOf(element) === "h" || (isUsual && (isTaken || isInside))) continue;
    if (tap(element, event) && isUsual) isTaken = true;
  }
}

/**
 * Enter and Space perform the gesture of what has the focus.
 * @param {KeyboardEvent} event
 */
function press(event) {
  const element = /** @type {HTMLElement} */ (event.target);
  if ((event.key !== "Enter" && event.key !== " ") || event.repeat || !element.matches("[data-on~=press]:not([data-on*=click])")) return;
  if (element.matches("button, a[href], input, select, textarea, [aria-disabled=true]")) return;
  event.preventDefault();
  perform(element, 0);
}

/**
 * Listens to clicks before anything else does.
 * @param {Recognizer} tools
 */
export function followTaps(tools) {
  recognizer = tools;
  document.addEventListener("click", click, true);
  document.addEventListener("keydown", press);
}
