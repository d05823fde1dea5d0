// @ts-check
// Events on their way to the server: one post at a time, the rest goes together.
import { forgetPosts, isDurable, keep, kept, watcher } from "./kept.js";
import { requestResync } from "./link.js";
import { reload } from "./loading.js";
import { pageName } from "./page.js";
import { applied } from "./position.js";
import { isTemporary, pause, send, wake } from "./requests.js";
import { showPosting, showQueue } from "./status.js";

/** @typedef {import("./fields.js").QueuedEvent} QueuedEvent */

/**
 * What waits to be posted.
 * @type {QueuedEvent[]}
 */
export const queue = [];
const queueLimit = 200;
const postLimit = 32;
/**
 * Nodes at which a patch did not fit: the server is to send anew what is around them.
 * @type {number[]}
 */
export const mismatches = [];
let isPosting = false;
/**
 * Ends the wait for the answer to the post under way.
 * @type {((answer?: undefined) => void) | undefined}
 */
let giveUp;
/** The number of the last post. */
let posted = 0;
/** The number of the post to send next. If the server has lost posts, it is the first of those. */
let due = 1;
/** The number of the last post that survives a crash. */
let lastDurable = 0;

/**
 * Takes an event into the queue.
 * @param {QueuedEvent} event
 * @param {Partial<QueuedEvent>} [earlier] an event in whose place it comes, if that is the last that waits
 * @returns {boolean} false if the queue is full
 */
export function enqueue(event, earlier) {
  if (earlier && earlier === queue.at(-1)) queue.pop();
  // The server knows what has become of the number; the element may have another one by the time that it is sent.
  event.target = event.element.martlet;
  return queue.length < queueLimit && queue.push(event) > 0;
}

/**
 * Makes a post, and numbers it unless it is empty.
 * @param {QueuedEvent[]} batch
 * @param {number[]} mismatched
 * @param {boolean} [leaving]
 * @returns {import("./kept.js").Post}
 */
function makePost(batch, mismatched, leaving) {
  const seq = batch.length + mismatched.length ? ++posted : undefined;
  const events = batch.map((event) => {
    event.post = posted;
    const { target, type, value } = event;
    return { target, type, value };
  });
  const mismatches = mismatched.length ? mismatched : undefined;
  return { seq: posted, batch, text: JSON.stringify({ seq, ack: applied, events, mismatches, leaving }) };
}

/** A post of what waits, if anything does. */
function nextPost() {
  if (queue.length + mismatches.length) return keep(makePost(queue.splice(0, postLimit), mismatches.splice(0, postLimit)));
}

/**
 * @param {string} text
 * @param {boolean} [keepalive] whether it goes on if the document is left meanwhile: if it is short
 */
const sendEvents = (text, keepalive = text.length < 10_000) =>
  send(`pages/${pageName}/events`, text, { keepalive, signal: /** @type {any} */ (AbortSignal).timeout(30_000) });

/** Sends the post that is due, or else what waits, if no post is under way. */
export async function flush() {
  const post = isPosting || watcher.holds?.(due) ? undefined : (kept.find(({ seq }) => seq >= due) ?? nextPost());
  showQueue(queue.length, queue.length >= queueLimit);
  if (!post) return;
  isPosting = true;
  due = post.seq + 1;
  const endPosting = showPosting();
  const text = post.text.replace(/"ack":\d+/, `"ack":${applied}`);
  // Another post may become due meanwhile, and then this one again after it.
  for (let attempt = 0; due > post.seq; attempt++) {
    const response = await Promise.race([sendEvents(text), /** @type {Promise<undefined>} */ (new Promise((done) => (giveUp = done)))]);
    if (response && !isTemporary(response)) {
      if (due > post.seq) await settle(post, response);
      break;
    }
    await pause(attempt, response);
  }
  isPosting = false;
  endPosting();
  flush();
}

/**
 * Does what the answer to a post requires.
 * @param {import("./kept.js").Post} post
 * @param {Response} response
 */
async function settle(post, response) {
  if (response.status === 410) reload(410);
  if (response.status === 404 || response.status === 409) {
    const { expected, renumbered } = await response.json().catch(() => ({}));
    if (renumbered && watcher.hold) return watcher.hold((due = post.seq));
    if (kept.some((other) => other.seq === expected && other !== post && !other.isRefused)) {
      due = expected;
      // What it has lost was answered: a stream may bring a page that lacks it.
      return watcher.replay?.();
    }
    if (expected) {
      queue.unshift(...kept.splice(0).flatMap(({ seq, isRefused, batch }) => (seq >= expected && !isRefused ? batch : [])));
      posted = expected - 1;
      due = expected;
    }
    requestResync();
  }
  post.isRefused = !response.ok;
  if (!isDurable) forgetPosts(post.seq);
}

/**
 * Takes what the server says about this page's posts when a stream begins or a post has become durable.
 * @param {object} mark
 * @param {number} [mark.durable] posts up to this number survive a crash
 * @param {number} [mark.posts] the last post that the server has
 */
export function takeMark({ durable = 0, posts = posted }) {
  forgetPosts((lastDurable = Math.max(lastDurable, durable)));
  if (posts > posted) reload("posts");
  const answered = due - 1 - Number(isPosting);
  if (posts < lastDurable) {
    // Durable posts are never lost, so another document has had the page since, with what was answered, and it counts anew.
    forgetPosts(answered);
    lastDurable = posts;
  } else {
    if (posts < answered) watcher.replay?.();
    due = Math.min(due, posts + 1);
  }
  wake();
  flush();
}

/**
 * Sends the post under way again. The server takes it once. A document that comes back from WebKit's page cache hears nothing more
 * of its requests, not even that their time is over.
 */
export const postAgain = () => giveUp?.();

/** Posts what waits when the document is left for good. */
export function postLast() {
  sendEvents(makePost(queue.splice(0, 2 * postLimit), [], true).text, true);
}
