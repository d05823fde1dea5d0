// @ts-check
// What few pages have: scroll views that the program follows. Where they are, who scrolls them, and what is seen
// (docs/protocol.md, "Scrolling").
import { main } from "./page.js";
import { enqueue, flush, hasQueue } from "./posts.js";

/** @typedef {HTMLElement & { martlet?: number }} Followed */

/** The time without scrolling after which a scroll view is at rest. */
const restTime = 150;
/** The time between two reports. */
const interval = 100;
/** A page has no more elements that are followed; the server reports it in development. */
const followedLimit = 1000;
/** As many as one post takes. */
const batchLimit = 32;
/** As many views as one report of what is seen takes. */
const targetLimit = 100;
/** The program's scrolling begins so soon after it was told to. */
const startTime = 1000;

const [idle, interacting, decelerating, animating] = [0, 2, 3, 4];

/**
 * @typedef {object} State
 * @property {number} phase
 * @property {Map<string, string>} told the last report of each kind
 * @property {boolean} isFollowed how far it is scrolled matters, and not only what is seen
 * @property {boolean} byVisitor the visitor has scrolled since the last rest
 * @property {ReturnType<typeof setTimeout>} [timer] until it is at rest
 * @property {number} [part] how much of the element is seen
 * @property {Map<Element, number>} parts how much of each view inside is seen
 */

/** @type {Map<Followed, State>} */
const states = new Map();

/** The followed elements that may have something to tell. @type {Set<Followed>} */
const pending = new Set();

/** @param {Element} element */
const viewOf = (element) => element.closest(".m-scroll") === element ? element : (element.querySelector(".m-scroll") ?? element);

// Where a scroll view is

/**
 * The element that is scrolled when `element` moves along an axis, itself or around it.
 * @param {Element | null} element
 * @param {boolean} isRow
 */
function moverOf(element, isRow) {
  for (; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const room = isRow ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
    if (room > 1 && /auto|scroll/.test(isRow ? overflowX : overflowY)) return element;
  }
  return document.documentElement;
}

/**
 * The part of a scroller that can be seen, in the window: its start and end along an axis; from right to left, to the left.
 * @param {Element} element
 * @param {boolean} isRow
 * @returns {[start: number, end: number]}
 */
function visibleEdges(element, isRow) {
  const isPage = element === document.documentElement;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (!isRow) return isPage ? [0, innerHeight] : [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const [start, end] = isPage ? [0, innerWidth] : [Math.max(left, 0), Math.min(right, innerWidth)];
  return element.matches(":dir(rtl)") ? [-end, -start] : [start, end];
}

/**
 * Where the content of a scroll view is along an axis: how far it is scrolled, how long it is, and how much can be seen.
 * @param {Element} view
 * @param {boolean} isRow
 * @param {number} before the margin at the start
 * @param {number} after the margin at the end
 * @returns {[offset: number, content: number, container: number]}
 */
function along(view, isRow, before, after) {
  const [length, room] = isRow ? [view.scrollWidth, view.clientWidth] : [view.scrollHeight, view.clientHeight];
  const { left, right, top, bottom } = view.getBoundingClientRect();
  let mover = moverOf(view, isRow);
  if (mover === view)
    return [Math.abs(isRow ? view.scrollLeft : view.scrollTop) - before, length - before - after, room];
  const boxes = [...view.children].map((child) => child.getBoundingClientRect());
  const ends = boxes.flatMap((box) => (isRow ? [box.left, box.right] : [box.top, box.bottom]));
  const content = ends.length ? Math.max(...ends) - Math.min(...ends) : 0;
  // It has a length of its own, and all fits.
  if (content < room - before - after - 1) return [-before, content, room];
  // The page scrolls in its place, or what is around it.
  const start = !isRow ? top : view.matches(":dir(rtl)") ? -right : left;
  const own = isRow ? right - left : bottom - top;
  const [first, last] = visibleEdges(mover, isRow);
  const container = Math.max(0, Math.min(own, last - first));
  return [Math.min(Math.max(first - start, 0), own - container) - before, own - before - after, container];
}

/** @param {number} length */
const rounded = (length) => Math.round(length * 4) / 4;

/**
 * @param {Element} view
 * @returns {number[]}
 */
function geometryOf(view) {
  const style = getComputedStyle(view);
  const insets = view.matches(".m-scroll")
    ? [style.paddingBlockStart, style.paddingInlineStart, style.paddingBlockEnd, style.paddingInlineEnd].map(parseFloat)
    : [0, 0, 0, 0];
  const [top, leading, bottom, trailing] = insets;
  const [x, width, columns] = along(view, true, leading, trailing);
  const [y, height, rows] = along(view, false, top, bottom);
  return [x, y, Math.max(0, width), Math.max(0, height), columns, rows, ...insets].map(rounded);
}

// Reports

let timer = 0;
let lastReport = -interval;
let isWaiting = false;

/** Reports what is pending, soon: not before the last report is answered. */
function request() {
  if (!timer && pending.size) timer = setTimeout(report, lastReport + interval - performance.now());
}

async function report() {
  timer = 0;
  lastReport = performance.now();
  if (isWaiting || hasQueue()) return request();
  let room = batchLimit;
  for (const element of pending) {
    if (room <= 0) break;
    pending.delete(element);
    if (element.isConnected) room -= tellAll(element);
    else forget(element);
  }
  if (room < batchLimit) {
    isWaiting = true;
    await flush();
    isWaiting = false;
  }
  request();
}

/**
 * Tells something of an element if it has changed. Returns how much was told.
 * @param {Followed} element
 * @param {string} kind
 * @param {number | (number | undefined)[]} value
 */
function tell(element, kind, value) {
  const { told } = states.get(element) ?? {};
  const text = JSON.stringify(value);
  if (!told || told.get(kind) === text || !enqueue({ element, type: "scroll", value })) return 0;
  told.set(kind, text);
  return 1;
}

/**
 * Tells what is to be told of an element at any time.
 * @param {Followed} element
 */
function tellAll(element) {
  const state = /** @type {State} */ (states.get(element));
  let count = 0;
  if (element.matches(".m-scroll-geometry") && element.getClientRects().length)
    count += tell(element, "geometry", [0, state.phase, ...geometryOf(viewOf(element))]);
  if (state.part !== undefined) count += tell(element, "seen", [1, state.part]);
  if (thresholdsOf(element, "targets").length) {
    const seen = [...state.parts].filter(([target]) => target.isConnected && element.contains(target));
    // In the page's order, which is not the one in which they have come.
    seen.sort(([one], [other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    const value = seen.slice(0, targetLimit).flatMap(([target, part]) => [/** @type {Followed} */ (target).martlet, part]);
    if (value.length || state.told.has("targets")) count += tell(element, "targets", [2, ...value]);
  }
  return count;
}

/** @param {Followed} element */
function forget(element) {
  states.delete(element);
  pending.delete(element);
  sizes.unobserve(element);
}

// Phases

/** When the visitor last did what scrolls. */
let lastInput = -startTime;
/** When the program last scrolled. */
let lastProgram = -startTime;
let isHeld = false;
let isTouch = false;

/** @param {{ type: string }} event */
function takeInput({ type }) {
  lastInput = performance.now();
  isTouch = type === "touchmove";
}

/** @param {boolean} isDown */
const hold = (isDown) => () => {
  isHeld = isDown;
  if (!isDown) for (const [element, state] of states) if (state.phase) rest(element, state);
};

/**
 * A followed element is scrolled.
 * @param {Followed} element
 * @param {State} state
 */
function move(element, state) {
  const now = performance.now();
  const isProgram =
    lastProgram > lastInput && (state.phase === animating || (!state.phase && now - lastProgram < startTime));
  let phase = isProgram ? animating : interacting;
  if (!isProgram && isTouch && !isHeld && state.phase > idle && state.phase < animating) phase = decelerating;
  if (!isProgram) state.byVisitor = true;
  changePhase(element, state, phase);
  pending.add(element);
  rest(element, state);
}

/**
 * An element is at rest when it has not been scrolled for a while, and nobody holds it.
 * @param {Followed} element
 * @param {State} state
 */
function rest(element, state) {
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    if (isHeld && state.phase === interacting) return;
    changePhase(element, state, idle);
    tellPosition(element, state);
    pending.add(element);
    request();
    flush();
  }, restTime);
}

/**
 * @param {Followed} element
 * @param {State} state
 * @param {number} phase
 */
function changePhase(element, state, phase) {
  if (state.phase === phase) return;
  state.phase = phase;
  if (!element.matches(".m-scroll-phase") || !element.isConnected) return;
  tell(element, "geometry", [0, phase, ...geometryOf(viewOf(element))]);
  flush();
}

/**
 * The first view of a scroll view that the visitor sees.
 * @param {Element} element
 */
function firstVisible(element) {
  const { top, left, right } = viewOf(element).getBoundingClientRect();
  const isRightToLeft = element.matches(":dir(rtl)");
  for (const child of targetsOf(element)) {
    const box = child.getBoundingClientRect();
    const isPast = isRightToLeft ? box.left >= right - 1 : box.right <= Math.max(left, 0) + 1;
    if (box.bottom <= Math.max(top, 0) + 1 || isPast || child.matches(".m-rows")) continue;
    return /** @type {Followed} */ (child).martlet;
  }
}

/** @param {Element} element */
const targetsOf = (element) => [...((element.querySelector(".m-targets") ?? viewOf(element).firstElementChild)?.children ?? [])];

/**
 * Tells which view the visitor sees first.
 * @param {Followed} element
 * @param {State} state
 */
function tellPosition(element, state) {
  if (!element.isConnected) return;
  const first = firstVisible(element);
  if (first !== undefined && element.matches(".m-scroll-position")) tell(element, "position", first);
  if (state.byVisitor && element.matches(".m-scroll-visitor")) {
    // Also if it is the same: the program may have scrolled there.
    state.told.delete("visitor");
    tell(element, "visitor", [3, first ?? 0]);
  }
  state.byVisitor = false;
}

document.addEventListener(
  "scroll",
  ({ target }) => {
    const scrolled = target === document ? document.documentElement : target;
    for (const [element, state] of states) {
      if (!state.isFollowed) continue;
      const view = viewOf(element);
      if (/** @type {Node} */ (target).contains(view) && [moverOf(view, false), moverOf(view, true)].some((mover) => mover === scrolled))
        move(element, state);
    }
    request();
  },
  { capture: true, passive: true },
);
for (const type of ["wheel", "touchmove", "keydown"]) addEventListener(type, takeInput, { capture: true, passive: true });
for (const type of ["touchstart", "mousedown"]) addEventListener(type, hold(true), { capture: true, passive: true });
for (const type of ["touchend", "touchcancel", "mouseup"]) addEventListener(type, hold(false), { capture: true, passive: true });
addEventListener("blur", hold(false));
addEventListener("martlet-scroll", () => (lastProgram = performance.now()));

// What is seen

/**
 * @param {Element} element
 * @param {string} kind
 */
const thresholdsOf = (element, kind) =>
  [...element.classList].flatMap((name) => (name.startsWith(`m-scroll-${kind}-`) ? [Number(name.split("-")[3]) / 100] : []));

/** Those who look, by the parts for which they do. @type {Map<string, IntersectionObserver>} */
const observers = new Map();

/** The followed elements that look at a view, and itself. @type {WeakMap<Element, Set<Followed>>} */
const lookers = new WeakMap();

/** @param {IntersectionObserverEntry[]} entries */
function look(entries) {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    // Rounded down, so that what can be seen is never 0.
    const part = isIntersecting ? Math.max(0.001, Math.floor(intersectionRatio * 1000) / 1000) : 0;
    for (const element of lookers.get(target) ?? []) {
      const state = states.get(element);
      if (!state) continue;
      if (target !== element && part) state.parts.set(target, part);
      else if (target !== element) state.parts.delete(target);
      else if (part || state.part !== undefined) state.part = part;
      pending.add(element);
    }
  }
  request();
}

/**
 * Looks at a view for an element.
 * @param {Element} target
 * @param {Followed} element
 * @param {number[]} thresholds
 */
function observe(target, element, thresholds) {
  const known = lookers.get(target) ?? new Set();
  if (known.has(element)) return;
  lookers.set(target, known.add(element));
  const all = [...new Set([0, ...thresholds])].sort();
  let observer = observers.get(`${all}`);
  if (!observer) observers.set(`${all}`, (observer = new IntersectionObserver(look, { threshold: all })));
  observer.observe(target);
}

/** @param {Followed} element */
function observeTargets(element) {
  const thresholds = thresholdsOf(element, "targets");
  if (thresholds.length) for (const target of targetsOf(element)) if (!target.matches(".m-rows")) observe(target, element, thresholds);
}

function resized() {
  for (const element of states.keys()) if (element.matches(".m-scroll-geometry")) pending.add(element);
  request();
}

const sizes = new ResizeObserver(resized);
addEventListener("resize", resized);

new MutationObserver(() => {
  for (const element of states.keys()) {
    if (!element.isConnected) forget(element);
    else if (element.matches("[class*=m-scroll-targets]")) {
      observeTargets(element);
      pending.add(element);
    } else if (element.matches(".m-scroll-geometry")) pending.add(element);
  }
  request();
}).observe(main, { childList: true, subtree: true });

/**
 * Elements have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) {
    const element = /** @type {Followed} */ (control);
    if (!element.matches("[data-on~=scroll]") || states.size >= followedLimit) continue;
    // After a full resync the server may not know what it was told.
    const { parts = new Map(), part } = states.get(element) ?? {};
    const isFollowed = element.matches(".m-scroll-geometry, .m-scroll-phase, .m-scroll-position, .m-scroll-visitor");
    states.set(element, { phase: idle, told: new Map(), isFollowed, byVisitor: false, parts, part });
    const thresholds = thresholdsOf(element, "seen");
    if (thresholds.length) observe(element, element, thresholds);
    observeTargets(element);
    if (element.matches(".m-scroll-geometry")) {
      const view = viewOf(element);
      for (const box of [element, view, ...view.children]) sizes.observe(box);
    }
    pending.add(element);
  }
  request();
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
  const { paddingBlockStart, paddingInlineStart } = getComputedStyle(view);
  const [top, leading] = view.matches(".m-scroll") ? [parseFloat(paddingBlockStart), parseFloat(paddingInlineStart)] : [0, 0];
  if (x !== null) {
    const sign = view.matches(":dir(rtl)") ? -1 : 1;
    moverOf(view, true).scrollTo({ left: sign * Math.max(0, x + leading), behavior });
  }
  if (y === null) return;
  const mover = moverOf(view, false);
  if (mover === view) return view.scrollTo({ top: y + top, behavior });
  // The page scrolls in its place. What is before it is seen with its beginning, if both are near.
  const [first, last] = visibleEdges(mover, false);
  const box = view.getBoundingClientRect();
  const start = box.top - first + mover.scrollTop;
  const end = Math.max(start, start + box.height - (last - first));
  const place = y + top > 0 ? Math.min(start + y + top, end) : start < (last - first) / 2 ? 0 : start;
  mover.scrollTo({ top: place, behavior });
}
