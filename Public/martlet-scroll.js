// @ts-check
// What few pages have: scroll views that the program follows. Where they are, who scrolls them, and what is seen
// (docs/protocol.md, "Scrolling").
import { main } from "./page.js";
import { enqueue, flush, queue } from "./posts.js";

/** @typedef {HTMLElement & { martlet?: number }} Followed */

/** The time without scrolling after which a scroll view is at rest. */
const restTime = 150;
/** The same for a smooth scroll of the program's, which a busy browser interrupts at times. */
const smoothTime = 1000;
/** The time between two reports. */
const interval = 100;
/** As many as one post takes. */
const batchLimit = 32;
/** As many views as one report of what is seen takes. */
const targetLimit = 100;
const [idle, interacting, decelerating, animating] = [0, 2, 3, 4];

/**
 * @typedef {object} State what is known of an element
 * @property {Followed} element
 * @property {number} phase
 * @property {Record<string, string>} told the last report of each kind
 * @property {number} [timer] until it is at rest
 * @property {WeakMap<Element, number>} seen how much can be seen of views inside, and of the element itself
 */

/** @type {Map<Element, State>} */
const states = new Map();

/**
 * Those that may have something to tell.
 * @type {Set<State>}
 */
const pending = new Set();

/** @param {Element} element */
const viewOf = (element) => (element.matches(".m-scroll") ? element : (element.querySelector(".m-scroll") ?? element));

/** @param {Element} element */
const targetsOf = (element) => [...((element.querySelector(".m-targets") ?? viewOf(element).firstElementChild)?.children ?? [])];

/**
 * The element that is scrolled when `element` moves along an axis, itself or around it.
 * @param {Element | null} element
 * @param {boolean} [isRow]
 */
function moverOf(element, isRow) {
  for (; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    const room = isRow ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
    if (room > 1 && /auto|scroll/.test(isRow ? style.overflowX : style.overflowY)) return element;
  }
  return document.documentElement;
}

/**
 * Where a scroll view is in what scrolls in its place, the page or what is around it.
 * @param {Element} view
 * @param {Element} mover
 */
function placeOf(view, mover) {
  const around = mover.getBoundingClientRect();
  const { top, height } = view.getBoundingClientRect();
  const first = Math.max(around.top, 0);
  const seen = Math.min(height, Math.max(0, Math.min(around.bottom, innerHeight) - first));
  return { top, start: top - first, height, seen };
}

/**
 * The margins of the content: at the top, the leading edge, the bottom and the trailing edge.
 * @param {Element} view
 */
function insetsOf(view) {
  const style = getComputedStyle(view);
  return ["block-start", "inline-start", "block-end", "inline-end"].map((edge) => parseFloat(style.getPropertyValue("padding-" + edge)));
}

/**
 * What is told of where a scroll view is, in whole pixels: at its end, offset and size make the length.
 * @param {State} state
 */
function geometryOf({ element, phase }) {
  const view = viewOf(element);
  const insets = insetsOf(view);
  const [top, leading, bottom, trailing] = insets;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = view;
  let [y, length, seen] = [scrollTop, scrollHeight, clientHeight];
  const mover = moverOf(view);
  if (mover !== view) {
    const place = placeOf(view, mover);
    length = Math.round((view.lastElementChild?.getBoundingClientRect().bottom ?? 0) + bottom - place.top);
    // If it is not longer than its content, the page scrolls in its place.
    if (length > seen - 2) [y, length, seen] = [Math.max(-place.start, 0), seen, Math.round(place.seen)];
  }
  if (y > length - seen - 1) y = Math.max(0, length - seen);
  const numbers = [Math.abs(scrollLeft) - leading, y - top, scrollWidth - leading - trailing, length - top - bottom, clientWidth, seen];
  return [0, phase, ...[...numbers, ...insets].map(Math.round)];
}

let timer = 0;
/** How much more the present report can take. */
let room = 0;

/** Reports what is pending, soon. */
function request() {
  if (!timer && pending.size) timer = setTimeout(report, interval);
}

/** Reports what is pending. The next report waits for the answer. */
async function report() {
  room = queue.length ? 0 : batchLimit;
  for (const state of pending) {
    if (room <= 0) break;
    pending.delete(state);
    if (state.element.isConnected) tellAll(state);
    else states.delete(state.element);
  }
  await flush();
  timer = 0;
  request();
}

/**
 * Tells something of an element if it has changed.
 * @param {State} state
 * @param {any} value
 */
function tell({ element, told }, value) {
  const text = JSON.stringify(value);
  if (told[value[0]] === text || !enqueue({ element, type: "scroll", value })) return;
  told[value[0]] = text;
  room--;
}

/**
 * Tells what is to be told of an element at any time.
 * @param {State} state
 */
function tellAll(state) {
  const { element, seen, told } = state;
  if (element.matches(".m-follow-geometry") && element.getClientRects().length) tell(state, geometryOf(state));
  if (seen.get(element) || told[1]) tell(state, [1, seen.get(element)]);
  const targets = targetsOf(element).filter((target) => seen.get(target));
  const numbers = targets.slice(0, targetLimit).flatMap((target) => [/** @type {Followed} */ (target).martlet, seen.get(target)]);
  if (numbers.length || told[2]) tell(state, [2, ...numbers]);
}

// Phases

/** When the visitor last did what scrolls, when the program last scrolled, and how long that may pause. */
let lastInput = 0;
let lastProgram = 0;
let pause = restTime;
let isHeld = false;
let isTouch = false;

/** @param {Event} event */
function takeInput({ type }) {
  lastInput = performance.now();
  isTouch = type.startsWith("touch");
  isHeld = /start|move/.test(type);
  for (const state of states.values()) if (state.phase) rest(state);
}

/**
 * A followed element is scrolled.
 * @param {State} state
 */
function move(state) {
  const isLetGo = isTouch && !isHeld && state.phase && state.phase < animating;
  const isProgram = lastProgram > lastInput;
  if (isProgram) lastProgram = performance.now();
  changePhase(state, isProgram ? animating : isLetGo ? decelerating : interacting);
  pending.add(state);
  rest(state);
}

/**
 * An element is at rest when it has not been scrolled for a while, and nobody holds it.
 * @param {State} state
 */
function rest(state) {
  const { element } = state;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    if ((isHeld && state.phase === interacting) || !element.isConnected) return;
    const first = firstVisible(element);
    if (first && element.matches(".m-follow-position")) tell(state, first);
    // Also if it is the same as before: the program may have scrolled meanwhile.
    delete state.told[3];
    if (state.phase < animating && element.matches(".m-follow-visitor")) tell(state, [3, first ?? 0]);
    if (performance.now() - lastProgram > pause) lastProgram = 0;
    changePhase(state, idle);
    flush();
  }, restTime);
}

/**
 * @param {State} state
 * @param {number} phase
 */
function changePhase(state, phase) {
  if (state.phase === phase) return;
  state.phase = phase;
  if (!state.element.matches(".m-follow-phase")) return;
  tell(state, geometryOf(state));
  flush();
}

/**
 * The first view of a scroll view that the visitor sees.
 * @param {Element} element
 */
function firstVisible(element) {
  const { top, left, right } = viewOf(element).getBoundingClientRect();
  for (const child of targetsOf(element)) {
    const box = child.getBoundingClientRect();
    const isInLine = box.right > Math.max(left, 0) + 1 && box.left < right - 1;
    if (isInLine && box.bottom > Math.max(top, 0) + 1 && !child.matches(".m-rows")) return /** @type {Followed} */ (child).martlet;
  }
}

/** @param {Event} event */
function scrolled({ target }) {
  const mover = /** @type {Document} */ (target).documentElement ?? target;
  for (const [element, state] of states) {
    const view = viewOf(element);
    if (element.matches("[class*=m-follow]") && (mover === moverOf(view) || mover === moverOf(view, true))) move(state);
  }
  request();
}

for (const type of "scroll wheel keydown touchstart touchmove touchend touchcancel".split(" "))
  addEventListener(type, type === "scroll" ? scrolled : takeInput, { capture: true, passive: true });
addEventListener("martlet-scroll", (event) => {
  lastProgram = performance.now();
  pause = /** @type {CustomEvent} */ (event).detail === "smooth" ? smoothTime : restTime;
});

// What is seen

const looker = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      for (const state of states.values()) {
        const { element, seen } = state;
        if (!element.contains(target)) continue;
        const kind = target === element ? "seen" : "targets";
        const parts = [...element.className.matchAll(RegExp(`m-${kind}-(\\d+)`, "g"))].map(([, percent]) => +percent / 100);
        if (!parts.length) continue;
        // The greatest part asked for that can be seen, about, so that only what matters is told.
        seen.set(target, isIntersecting ? Math.max(0.001, ...parts.filter((part) => part < intersectionRatio + 0.01)) : 0);
        pending.add(state);
      }
    request();
  },
  { threshold: Array.from(Array(101), (_, percent) => percent / 100) },
);

/** Anything may have changed. */
function lookAgain() {
  for (const [element, state] of states) {
    if (element.matches("[class*=m-targets-]")) for (const target of targetsOf(element)) looker.observe(target);
    pending.add(state);
  }
  request();
}

const sizes = new ResizeObserver(lookAgain);
addEventListener("resize", lookAgain);
new MutationObserver(lookAgain).observe(main, { childList: true, subtree: true });

/**
 * Elements have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const element of /** @type {Iterable<Followed>} */ (controls)) {
    if (!element.matches("[data-on~=scroll]")) continue;
    // After a full resync the server may not know what it was told.
    states.set(element, { element, phase: idle, told: {}, seen: states.get(element)?.seen ?? new WeakMap() });
    if (element.matches("[class*=m-seen-]")) looker.observe(element);
    if (element.matches(".m-follow-geometry")) for (const box of [viewOf(element), ...viewOf(element).children]) sizes.observe(box);
  }
  lookAgain();
}

/**
 * Scrolls the content of a scroll view: to offsets down and to the trailing edge, each if it is a number.
 * @param {Element} element
 * @param {number | null} y
 * @param {number | null} x
 * @param {ScrollBehavior} behavior
 */
export function scrollContent(element, y, x, behavior) {
  const view = viewOf(element);
  const [top, leading] = insetsOf(view);
  if (x !== null) view.scrollTo({ left: view.matches(":dir(rtl)") ? -x - leading : x + leading, behavior });
  if (y === null) return;
  const mover = moverOf(view);
  let place = y + top;
  if (mover !== view) {
    const { start, height, seen } = placeOf(view, mover);
    const before = start + mover.scrollTop;
    // At the beginning, what stands before the scroll view is seen as well, if it is short.
    if (place > 0 || before > innerHeight / 2) place = before + Math.max(0, Math.min(place, height - seen));
  }
  mover.scrollTo({ top: place, behavior });
}
