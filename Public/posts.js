// @ts-check
// Events on their way to the server: one post at a time, the rest goes together.
import { requestResync } from "./link.js";
import { reload } from "./loading.js";
import { pageName } from "./page.js";
import { applied } from "./position.js";
import { isTemporary, pause, send } from "./requests.js";
import { showPosting, showQueue } from "./status.js";

/** @typedef {import("./fields.js").QueuedEvent} QueuedEvent */

/** @type {QueuedEvent[]} */
const queue = [];
const queueLimit = 200;
const postLimit = 32;
/** @type {number[]} */
const mismatches = [];
let isPosting = false;
/** The number of the last post. */
let posted = 0;

/**
 * Takes an event into the queue.
 * @param {QueuedEvent} event
 * @param {Partial<QueuedEvent>} [earlier] an event in whose place it comes, if that is the last that waits
 * @returns {boolean} false if the queue is full
 */
export function enqueue(event, earlier) {
  if (earlier && earlier === queue.at(-1)) queue.pop();
  const hasRoom = queue.length < queueLimit;
  if (hasRoom) queue.push(event);
  else showQueue(queue.length, true);
  return hasRoom;
}

/** Whether events wait. */
export const hasQueue = () => queue.length > 0;

/**
 * A patch did not fit: the server is to send anew what is around a node.
 * @param {number} number
 */
export function addMismatch(number) {
  mismatches.push(number);
}

/**
 * Numbers a post of events.
 * @param {QueuedEvent[]} batch
 * @param {{ mismatches?: number[], leaving?: boolean }} more
 * @param {RequestInit} [options]
 * @returns {() => Promise<Response | undefined>} an attempt to send it
 */
function prepare(batch, more, options) {
  const seq = batch.length || more.mismatches ? ++posted : undefined;
  const events = batch.map((event) => {
    event.post = posted;
    const { martlet } = /** @type {Element & { martlet?: number }} */ (event.element);
    return { target: martlet, type: event.type, value: event.value };
  });
  const body = JSON.stringify({ seq, ack: applied, events, ...more });
  // A short one goes on if the document is left meanwhile.
  const keepalive = body.length < 10_000;
  const signals = /** @type {{ timeout(milliseconds: number): AbortSignal }} */ (/** @type {unknown} */ (AbortSignal));
  return () => send(`pages/${pageName}/events`, body, options ?? { keepalive, signal: signals.timeout(30_000) });
}

/** Posts what waits, if no post is under way. */
export async function flush() {
  const batch = isPosting ? [] : queue.splice(0, postLimit);
  showQueue(queue.length, queue.length >= queueLimit);
  if (isPosting || batch.length + mismatches.length < 1) return;
  isPosting = true;
  const endPosting = showPosting();
  const attemptPost = prepare(batch, { mismatches: mismatches.length ? mismatches.splice(0, postLimit) : undefined });
  let response;
  for (let attempt = 0; ; attempt++) {
    response = await attemptPost();
    if (response && !isTemporary(response)) break;
    await pause(attempt, response);
  }
  if (response.status === 410) reload(410);
  if (response.status === 404 || response.status === 409) {
    const { expected } = await response.json().catch(() => ({}));
    if (expected) {
      posted = expected - 1;
      queue.unshift(...batch);
    }
    requestResync();
  }
  isPosting = false;
  endPosting();
  flush();
}

/** Posts what waits when the document is left for good. */
export function postLast() {
  prepare(queue.splice(0, 2 * postLimit), { leaving: true }, { keepalive: true })();
}
