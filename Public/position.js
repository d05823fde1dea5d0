// @ts-check
// Where this document is in its page's sequence of frames.
import { main, renderedSequence, showsAnotherPage } from "./page.js";

/** The number of the last frame applied. */
export let applied = renderedSequence;

/** Whether everything is to come anew; frames before that are dropped. */
export let awaitsResync = showsAnotherPage;

main.inert = awaitsResync;

/**
 * Records that a frame is applied.
 * @param {number} sequence
 */
export function recordApplied(sequence) {
  applied = sequence;
}

/** Frames are dropped from now on, until one brings everything anew. */
export function awaitResync() {
  awaitsResync = true;
}

/** The frame that brings everything anew is here. */
export function endResync() {
  awaitsResync = false;
  main.inert = false;
}
