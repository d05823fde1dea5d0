// @ts-check
// Posts that are sent again after a crash (docs/protocol.md, "Durable posts").
//
// Until the server has them all, the page stays as the visitor has it: elements that came with a lost post are needed for the posts
// that name them. The page that the server sends meanwhile only tells the elements' numbers.
import { replacesAll } from "./frames.js";
import { kept, watcher } from "./kept.js";
import { link } from "./link.js";
import { main } from "./page.js";
import { awaitResync, endResync } from "./position.js";
import { flush, queue } from "./posts.js";
import { build, define } from "./templates.js";

/** The post that waits for numbers. */
let held = 0;

/** Asks for the page as it is now. */
function askForPage() {
  awaitResync();
  link.renew();
}

/**
 * What happens to the posts of a durable page.
 * @param {(old: Node, fresh: Node) => void} renumber gives elements the numbers of what corresponds in a page that has come
 * @param {(text: string, urgency?: number) => void} showError
 * @returns {Partial<import("./kept.js").Watcher>}
 */
export const replaying = (renumber, showError) => ({
  replay: () => (watcher.isReplaying = true),

  holds(due) {
    if (watcher.isReplaying && !held && !kept.some(({ seq }) => seq >= due)) {
      watcher.isReplaying = false;
      askForPage();
    }
    return held > 0;
  },

  hold(due) {
    watcher.isReplaying = true;
    held = due;
    askForPage();
  },

  take(frame) {
    // That a press could not be done is said once, and not with the page.
    for (const [name, text, kind] of frame) if (name === "!") showError(text, kind);
    const page = frame.find(([name]) => name === replacesAll);
    if (!held || !page) return;
    endResync();
    for (const [name, ...operands] of frame)
      if (name === "d") define(.../** @type {Parameters<typeof define>} */ (operands));
    renumber(main, build(page[1], page[2], main));
    for (const { seq, batch } of kept)
      for (const event of batch) {
        const { martlet } = event.element;
        // What the post that waits names and the page does not have is gone. Others may come with it.
        event.target = seq === held && martlet === event.target ? 0 : martlet;
      }
    for (const event of queue) event.target = event.element.martlet;
    for (const post of kept) {
      const events = post.batch.map(({ target, type, value }) => ({ target, type, value }));
      post.text = JSON.stringify({ ...JSON.parse(post.text), events });
    }
    held = 0;
    flush();
  },
});
