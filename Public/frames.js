// @ts-check
// Frames, applied in order and each all at once.
import { showDialogs } from "./dialogs.js";
import { watcher } from "./kept.js";
import { requestResync } from "./link.js";
import { fetchModule } from "./modules.js";
import { MissingNode } from "./nodes.js";
import { dataset } from "./page.js";
import { patches } from "./patches.js";
import { applied, awaitsResync, endResync, recordApplied } from "./position.js";
import { flush, mismatches } from "./posts.js";

/** @typedef {import("./patches.js").Patch[]} Frame */

/** The name of the patch that replaces siblings, and of the one that replaces everything. */
const replaces = "x";
export const replacesAll = "z";

/**
 * Frames, the first of which is being applied.
 * @type {[sequence: number, frame: Frame][]}
 */
const waiting = [];

/**
 * Until the last press is over, and its click has been heard.
 * @type {Promise<void> | undefined}
 */
let released;

addEventListener("pointerdown", () => {
  released = new Promise((done) => {
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, () => setTimeout(done), { once: true });
    setTimeout(done, 1000); // it may be let go outside the window
  });
});

/**
 * Takes a frame.
 * @param {number} sequence
 * @param {Frame} frame
 */
export async function receive(sequence, frame) {
  if (watcher.isReplaying) return watcher.take?.(frame);
  if (waiting.push([sequence, frame]) > 1) return;
  for (; waiting.length; waiting.shift()) {
    const [sequence, frame] = waiting[0];
    const names = frame.map(([name]) => name);
    // The patches that few pages need: what follows waits for them.
    if (names.some((name) => !patches[name])) Object.assign(patches, (await fetchModule("./martlet-recovery.js")).rarePatches);
    // What is pressed stays until it is let go: no click comes of an element that was replaced meanwhile. By then the next press
    // may have begun.
    if (names.includes(replaces) || names.includes(replacesAll))
      for (let press; press !== released; ) await (press = released);
    apply(sequence, frame);
  }
}

/**
 * @param {number} sequence
 * @param {Frame} frame
 */
function apply(sequence, frame) {
  if (frame.some(([name]) => name === replacesAll)) endResync();
  else if (sequence > applied + 1) requestResync();
  else if (sequence <= applied) return;
  if (awaitsResync) return;
  recordApplied(sequence);
  for (const [name, ...operands] of frame) {
    try {
      patches[name](...operands);
      showDialogs();
    } catch (error) {
      dataset.martletMismatch = `${1 + Number(dataset.martletMismatch ?? 0)}`;
      console.warn("martlet:", error);
      // Where the number of the node is known, what is around it comes anew; else, or if that does not fit, everything.
      if (!(error instanceof MissingNode) || name === replaces) requestResync();
      else mismatches.push(error.number);
    }
  }
  if (mismatches.length) flush();
}
