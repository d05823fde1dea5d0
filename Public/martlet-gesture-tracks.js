// @ts-check
// What pointers do to elements with gestures, and how the server hears of it.
import { enqueue, flush } from "./posts.js";

/**
 * @typedef {{ x: number, y: number, time: number }} Sample where a pointer was in the window, and when
 * @typedef {object} Leaf a gesture that is recognized here (docs/protocol.md, "Gestures")
 * @property {number} index
 * @property {string} kind tap, press, drag, pinch or turn
 * @property {number} first
 * @property {number} second
 * @property {boolean} observes whether each change is told
 * @property {number | undefined} after
 * @property {number[] | undefined} unless the first and the last gesture that prevent this one
 * @property {"idle" | "possible" | "changed" | "ended" | "failed"} state
 * @property {Sample} [start]
 * @property {Sample} [last]
 * @property {number} amount what two fingers have changed
 * @property {number[]} [entry] what was told last
 * @property {ReturnType<typeof setTimeout>} [timer]
 * @property {Frame} frame
 * @typedef {{ left: number, right: number, top: number, width: number, height: number, sign: number }} Frame
 * @typedef {object} Track an element while pointers are down
 * @property {HTMLElement} element
 * @property {string} mode g, s or h
 * @property {Leaf[]} leaves
 * @property {Map<number, Sample[]>} pointers
 * @property {Set<Leaf>} waiting changes that are still to be told
 * @property {ReturnType<typeof setTimeout>} [timer]
 * @property {import("./fields.js").QueuedEvent} [queued] the change that was queued last
 */

/** The least time between two posts of changes, in milliseconds. */
const interval = 30;
/** The velocity is that of the last moment. */
const moment = 100;

const gestures = "[data-gesture]:is([data-on~=gesture], [data-on~=press])";

/**
 * The elements with gestures around a target that can be used, from the innermost to the outermost.
 * @param {EventTarget | null} target
 */
export function elementsAround(target) {
  /** @type {HTMLElement[]} */
  const found = [];
  /** @type {HTMLElement | null | undefined} */
  let element = /** @type {HTMLElement | null} */ (/** @type {Element | null} */ (target)?.closest(gestures) ?? null);
  for (; element; element = /** @type {HTMLElement | null} */ (element.parentElement?.closest(gestures) ?? null))
    if (!element.closest("[disabled], [aria-disabled=true], [inert]")) found.push(element);
  return found;
}

/**
 * The box that the places of a gesture are told in, as it is when the gesture begins: the program may move it meanwhile.
 * @param {HTMLElement} element
 * @param {number} space 0 for the element, -1 for the document, or a number of `data-space`
 * @returns {Frame}
 */
function frameOf(element, space) {
  const root = document.documentElement;
  const named = space === 1 ? ".m-scroll" : `[data-space="${space}"]`;
  const around = space > 0 ? (element.closest(named) ?? element) : element;
  const sign = getComputedStyle(around).direction === "rtl" ? -1 : 1;
  const { left, right, top, width, height } = around.getBoundingClientRect();
  return space < 0
    ? { left: -scrollX, right: root.clientWidth - scrollX, top: -scrollY, width, height, sign }
    : { left, right, top, width, height, sign };
}

/**
 * @param {HTMLElement} element
 * @returns {Track}
 */
export function makeTrack(element) {
  const [mode, ...texts] = `${element.dataset.gesture}`.split(" ");
  const leaves = texts.map((text, index) => {
    const [kind, first, second, observes, after, unless] = text.split(":");
    const isPlaced = kind === "tap" || kind === "drag";
    return /** @type {Leaf} */ ({
      index,
      kind,
      first: Number(first),
      second: Number(second),
      observes: observes === "1",
      after: after ? Number(after) : undefined,
      unless: unless ? unless.split("-").map(Number) : undefined,
      state: "idle",
      amount: kind === "turn" ? 0 : 1,
      frame: frameOf(element, isPlaced ? Number(second) : 0),
    });
  });
  return { element, mode, leaves, pointers: new Map(), waiting: new Set() };
}

/**
 * Tells places of the window in a space of an element, as it is now.
 * @param {HTMLElement} element
 * @param {number} space as for gestures
 */
export function makeFrame(element, space) {
  const frame = frameOf(element, space);
  return (/** @type {{ x: number, y: number }} */ sample) => place(frame, sample).map(rounded);
}

/** @param {number} number */
const rounded = (number) => Math.round(number * 1000) / 1000 || 0;

/**
 * @param {Frame} frame
 * @param {{ x: number, y: number }} sample
 */
const place = ({ left, right, top, sign }, { x, y }) => [sign > 0 ? x - left : right - x, y - top];

/**
 * What is told of a gesture.
 * @param {Track} track
 * @param {Leaf} leaf
 * @param {number} phase 1 for a change, 2 for the end, 3 if it has become nothing
 */
function entryOf({ pointers }, leaf, phase) {
  const { frame, start, last = start } = leaf;
  if (!start || !last) return;
  const samples = [...pointers.values()][0]?.filter(({ time }) => last.time - time < moment) ?? [];
  const [before, now] = [samples[0] ?? last, samples.at(-1) ?? last];
  const seconds = (now.time - before.time) / 1000;
  const duration = (last.time - start.time) / 1000;
  const isOfFingers = leaf.kind === "pinch" || leaf.kind === "turn";
  const velocity = (/** @type {number} */ way) => (seconds > 0 && !isOfFingers ? way / seconds : 0);
  const [x, y] = place(frame, start);
  const told = isOfFingers ? [x / (frame.width || 1), y / (frame.height || 1)] : place(frame, last);
  const change = isOfFingers && duration > 0 ? (leaf.amount - (leaf.kind === "turn" ? 0 : 1)) / duration : 0;
  const moved = [velocity((now.x - before.x) * frame.sign), velocity(now.y - before.y)];
  return [leaf.index, phase, x, y, ...told, ...moved, leaf.amount, change, duration].map(rounded);
}

/**
 * Tells the server of a gesture: with what else has begun in the same touch.
 * @param {Track} track
 * @param {Leaf} leaf
 * @param {number} phase
 */
export function report(track, leaf, phase) {
  track.waiting.delete(leaf);
  leaf.entry = entryOf(track, leaf, phase) ?? leaf.entry;
  if (!leaf.entry || !track.element.isConnected) return;
  const { element } = track;
  const value = [leaf, ...track.leaves.filter((other) => other !== leaf)].flatMap(({ entry }) => entry ?? []);
  const type = element.matches("[data-on~=press]") ? "press" : "gesture";
  const queued = { element, type, value };
  // Of changes that wait for an answer, the last is enough.
  enqueue(queued, phase === 1 ? track.queued : undefined);
  track.queued = phase === 1 ? queued : undefined;
  flush();
}

/**
 * Tells the server soon that a gesture has changed.
 * @param {Track} track
 * @param {Leaf} leaf
 */
export function reportSoon(track, leaf) {
  if (!leaf.observes) return;
  if (track.timer) {
    track.waiting.add(leaf);
    return;
  }
  report(track, leaf, 1);
  track.timer = setTimeout(() => {
    track.timer = undefined;
    for (const leaf of track.waiting) if (leaf.state === "changed") reportSoon(track, leaf);
  }, interval);
}
