// @ts-check
// Posts that the server may still lose: it has answered them, but after a crash it may not have them.
import { meta } from "./page.js";

/**
 * @typedef {object} Post
 * @property {number} seq
 * @property {import("./fields.js").QueuedEvent[]} batch what it was made from
 * @property {string} text
 * @property {boolean} [isRefused] the server did not perform it
 */

/**
 * @typedef {object} Watcher
 * @property {() => void} start posts are kept
 * @property {() => void} [replay] posts that had been answered are sent again after a crash
 * @property {boolean} [isReplaying] whether that goes on; until then, the page that is sent lacks what they bring, and is not shown
 * @property {(frame: import("./patches.js").Patch[]) => void} [take] takes a frame that is not shown
 * @property {(due: number) => boolean} [holds] whether posts have to wait
 * @property {(due: number) => void} [hold] the post that is due waits for the numbers that its elements have now
 */

/** Whether the server stores pages. If not, a post is forgotten as soon as it is answered. */
export const isDurable = "durable" in meta.dataset;

/**
 * What martlet-recovery.js does with the posts of a durable page.
 * @type {Watcher}
 */
export const watcher = { start() {} };

const countLimit = 200;
/** In characters. The newest post is kept even if it is larger. */
const sizeLimit = 65_536;

/**
 * The posts in the order of their numbers, including the one under way.
 * @type {Post[]}
 */
export const kept = [];

/**
 * Keeps a new post. The oldest ones go if they are too many or too large.
 * @param {Post} post
 */
export function keep(post) {
  kept.push(post);
  watcher.start();
  while (kept.length > countLimit || (kept.length > 1 && kept.reduce((sum, { text }) => sum + text.length, 0) > sizeLimit)) kept.shift();
  return post;
}

/**
 * Forgets the posts up to a number.
 * @param {number} number
 */
export function forgetPosts(number) {
  while (kept[0]?.seq <= number) kept.shift();
}
