// @ts-check
// How the connection and the queue stand: for style sheets in attributes of <html>, for the visitor in words.
import { createElement } from "./nodes.js";
import { dataset } from "./page.js";

/** An interruption that is shorter concerns nobody. In milliseconds, like all times here. */
const gracePeriod = 1000;
/** How long an answer may take before the visitor hears of it. */
const patience = 3000;
/** In a large page even a small change of style delays the answer by a frame, so quick answers make none. */
const waitingDelay = 300;

const bar = createElement("div", { className: "m-reconnecting", role: "status" });
document.body.append(bar);

/** @type {number | undefined} */
let offlineSince;
/** @type {number | undefined} */
let postedAt;
let queued = 0;
let isQueueFull = false;

/** Writes what is wrong, if anything is. */
function update() {
  const now = Date.now();
  let text = "";
  if (isQueueFull) text = "Too much is waiting: what you do now is lost.";
  else if (offlineSince !== undefined && now - offlineSince >= gracePeriod) text = "Reconnecting…";
  else if (postedAt !== undefined && now - postedAt >= patience) text = "The server is slow to answer…";
  if (text && queued) text += ` (${queued} waiting)`;
  if (bar.textContent !== text) bar.textContent = text;
}

/**
 * Shows whether frames arrive.
 * @param {"live" | "offline"} state
 */
export function showConnection(state) {
  offlineSince = state === "offline" ? (offlineSince ?? Date.now()) : undefined;
  dataset.martlet = state;
  update();
  setTimeout(update, gracePeriod);
}

/**
 * Shows how many events wait to be posted.
 * @param {number} count
 * @param {boolean} isFull no more are kept
 */
export function showQueue(count, isFull) {
  queued = count;
  isQueueFull = isFull;
  if (dataset.martletQueued !== `${count}`) dataset.martletQueued = `${count}`;
  update();
}

/**
 * Shows that a post is under way if its answer takes long.
 * @returns {() => void} what to call when the answer is here
 */
export function showPosting() {
  postedAt = Date.now();
  const waiting = setTimeout(() => (dataset.martletWaiting = ""), waitingDelay);
  const complaint = setTimeout(update, patience);
  return () => {
    postedAt = undefined;
    clearTimeout(waiting);
    clearTimeout(complaint);
    delete dataset.martletWaiting;
  };
}
