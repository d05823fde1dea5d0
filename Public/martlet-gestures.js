// @ts-check
// Gestures (docs/protocol.md, "Gestures"): long presses, drags, and what two fingers do. Taps are clicks.
import { elementsAround, makeFrame, makeTrack, report, reportSoon } from "./martlet-gesture-tracks.js";
import { followHover } from "./martlet-hover.js";
import { followTaps } from "./martlet-taps.js";

/**
 * @typedef {import("./martlet-gesture-tracks.js").Leaf} Leaf
 * @typedef {import("./martlet-gesture-tracks.js").Track} Track
 * @typedef {import("./martlet-gesture-tracks.js").Sample} Sample
 */

/** @type {Map<HTMLElement, Track>} */
const tracks = new Map();
/**
 * Of each pointer, the element whose gesture it makes.
 * @type {Map<number, Track>}
 */
const owners = new Map();
let isListening = false;
/** The press that has ended a gesture is no click. */
let swallows = false;

/**
 * @param {PointerEvent} event
 * @returns {Sample}
 */
const sampleOf = ({ clientX, clientY, timeStamp }) => ({ x: clientX, y: clientY, time: timeStamp });

/**
 * @param {Sample} one
 * @param {Sample} other
 */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The tracks of a pointer: who may take it first comes first.
 * @param {number} pointer
 */
function tracksOf(pointer) {
  const own = [...tracks.values()].filter(({ pointers }) => pointers.has(pointer));
  // They are in the order from the innermost to the outermost.
  return [...own.filter(({ mode }) => mode === "h").reverse(), ...own.filter(({ mode }) => mode !== "h")];
}

/**
 * Whether a gesture may have the pointers of its element; gestures of others are over then.
 * @param {Track} track
 */
function claim(track) {
  const pointers = [...track.pointers.keys()];
  if (pointers.some((pointer) => (owners.get(pointer) ?? track) !== track)) return track.mode === "s";
  getSelection()?.removeAllRanges();
  document.body.style.setProperty("-webkit-user-select", "none");
  document.body.style.userSelect = "none";
  if (track.mode === "s") return true;
  for (const pointer of pointers) {
    owners.set(pointer, track);
    try {
      // The pointer is followed outside of the window.
      track.element.setPointerCapture(pointer);
    } catch {
      // It is no longer there.
    }
    for (const other of tracksOf(pointer)) if (other !== track && other.mode !== "s") other.leaves.forEach((leaf) => fail(other, leaf));
  }
  swallows = true;
  return true;
}

/**
 * Whether the gestures that prevent this one have failed; if one of them is made, this one fails.
 * @param {Track} track
 * @param {Leaf} leaf
 */
function mayBegin(track, leaf) {
  const [from, to] = leaf.unless ?? [0, -1];
  const before = track.leaves.slice(from, to + 1).filter(({ kind }) => kind !== "tap");
  if (before.some(({ state }) => state === "changed" || state === "ended")) fail(track, leaf);
  return leaf.state === "possible" && !before.some(({ state }) => state === "possible") && claim(track);
}

/**
 * A gesture becomes nothing.
 * @param {Track} track
 * @param {Leaf} leaf
 */
function fail(track, leaf) {
  clearTimeout(leaf.timer);
  const isTold = leaf.observes && (leaf.entry || leaf.after !== undefined);
  if (leaf.state === "changed" || (leaf.state === "possible" && isTold)) report(track, leaf, 3);
  if (leaf.state !== "ended") leaf.state = "failed";
}

/**
 * A gesture is complete, and those that follow it may begin.
 * @param {Track} track
 * @param {Leaf} leaf
 */
function complete(track, leaf) {
  leaf.state = "ended";
  report(track, leaf, 2);
  const last = [...track.pointers.values()][0]?.at(-1);
  if (last) for (const next of track.leaves) if (next.after === leaf.index) prepare(track, next, last);
}

/**
 * A gesture is possible from now on.
 * @param {Track} track
 * @param {Leaf} leaf
 * @param {Sample} start
 */
function prepare(track, leaf, start) {
  if (leaf.kind === "tap") return;
  leaf.state = "possible";
  leaf.start = leaf.last = start;
  if (leaf.kind === "press") {
    if (leaf.observes) report(track, leaf, 1);
    leaf.timer = setTimeout(() => {
      leaf.last = { ...start, time: performance.now() };
      if (mayBegin(track, leaf)) complete(track, leaf);
      else fail(track, leaf);
    }, leaf.first * 1000);
  }
  if (leaf.kind === "drag") follow(track, leaf);
}

/**
 * A pointer has moved, or two have.
 * @param {Track} track
 * @param {Leaf} leaf
 */
function follow(track, leaf) {
  if (leaf.state !== "possible" && leaf.state !== "changed") return;
  const [samples, others] = [...track.pointers.values()];
  const [now, start] = [samples.at(-1), leaf.start];
  if (!now || !start) return;
  let isEnough = distance(start, now) >= leaf.first;
  if (leaf.kind === "pinch" || leaf.kind === "turn") {
    const other = others?.at(-1);
    if (!other) return;
    const [x, y] = [other.x - now.x, other.y - now.y];
    const [firstX, firstY] = [others[0].x - samples[0].x, others[0].y - samples[0].y];
    const turned = ((Math.atan2(y, x) - Math.atan2(firstY, firstX)) * 180) / Math.PI;
    // The shorter way from the angle before.
    leaf.amount =
      leaf.kind === "pinch"
        ? Math.hypot(x, y) / (Math.hypot(firstX, firstY) || 1)
        : leaf.amount + ((((turned - leaf.amount) % 360) + 540) % 360) - 180;
    isEnough = Math.abs(leaf.amount - (leaf.kind === "pinch" ? 1 : 0)) >= leaf.first;
  }
  if (leaf.kind === "press") {
    if (distance(start, now) > leaf.second) fail(track, leaf);
    return;
  }
  leaf.last = now;
  if (leaf.state === "possible" && isEnough && mayBegin(track, leaf)) leaf.state = "changed";
  if (leaf.state === "changed") reportSoon(track, leaf);
}

/** @param {PointerEvent} event */
function begin(event) {
  swallows = false;
  const target = /** @type {Element} */ (event.target);
  if (event.button || target.closest("input, textarea, select, [contenteditable]")) return;
  for (const element of elementsAround(target)) {
    const track = tracks.get(element) ?? makeTrack(element);
    // From the innermost to the outermost, also when a second finger comes.
    tracks.delete(element);
    tracks.set(element, track);
    track.pointers.set(event.pointerId, [sampleOf(event)]);
    for (const leaf of track.leaves) {
      const isOfFingers = leaf.kind === "pinch" || leaf.kind === "turn";
      if (leaf.after === undefined && leaf.state === "idle" && track.pointers.size === (isOfFingers ? 2 : 1))
        prepare(track, leaf, isOfFingers ? middle(track) : sampleOf(event));
    }
  }
}

/**
 * The middle of two fingers.
 * @param {Track} track
 */
function middle({ pointers }) {
  const [one, other] = [...pointers.values()].map((samples) => samples[0]);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, time: Math.max(one.time, other.time) };
}

/** @param {PointerEvent} event */
function move(event) {
  for (const track of tracksOf(event.pointerId)) {
    const samples = track.pointers.get(event.pointerId) ?? [];
    // The first is where the pointer began.
    if (samples.length > 30) samples.splice(1, 1);
    samples.push(sampleOf(event));
    for (const leaf of track.leaves) follow(track, leaf);
  }
}

/** @param {PointerEvent} event */
function end(event) {
  const isCancelled = event.type === "pointercancel";
  if (!isCancelled) move(event);
  for (const track of tracksOf(event.pointerId)) {
    for (const leaf of track.leaves) {
      if (leaf.state === "changed" && !isCancelled) complete(track, leaf);
      else if (leaf.state === "changed" || leaf.state === "possible") fail(track, leaf);
    }
    track.pointers.delete(event.pointerId);
    if (track.pointers.size) continue;
    clearTimeout(track.timer);
    tracks.delete(track.element);
  }
  owners.delete(event.pointerId);
  if (tracks.size) return;
  document.body.style.removeProperty("-webkit-user-select");
  document.body.style.userSelect = "";
}

/**
 * A pinch on a trackpad is a wheel with Control.
 * @param {WheelEvent} event
 */
function zoom(event) {
  const element = event.ctrlKey ? elementsAround(event.target).find(({ dataset }) => dataset.gesture?.includes("pinch")) : undefined;
  if (!element) return;
  event.preventDefault();
  const track = tracks.get(element) ?? makeTrack(element);
  tracks.set(element, track);
  const leaf = track.leaves.find(({ kind }) => kind === "pinch");
  if (!leaf) return;
  const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
  leaf.start ??= now;
  leaf.last = { ...leaf.start, time: now.time };
  leaf.amount *= Math.exp(-event.deltaY / 100);
  leaf.state = "changed";
  reportSoon(track, leaf);
  clearTimeout(leaf.timer);
  leaf.timer = setTimeout(() => {
    tracks.delete(element);
    complete(track, leaf);
  }, 250);
}

/** The first element with a gesture, or that follows the pointer, has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  document.addEventListener("wheel", zoom, { passive: false });
  // A long press by touch opens no menu of the browser's, and what is dragged is no picture to be taken away.
  for (const type of ["contextmenu", "dragstart"])
    document.addEventListener(type, (event) => {
      const isOurs = [...tracks.values()].some(({ leaves }) => leaves.some(({ state }) => state !== "idle" && state !== "failed"));
      if (isOurs && !(/** @type {Element} */ (event.target).closest("[draggable=true]"))) event.preventDefault();
    });
  followTaps({ elementsAround, makeTrack, report, swallows: () => swallows });
  followHover(makeFrame);
}
