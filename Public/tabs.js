// @ts-check
// Other tabs of this browser. What is done when there are some is in martlet-tabs.js, fetched with the first sign of one.
import { link, reopen } from "./link.js";
import { reload } from "./loading.js";
import { basePath, documentNumber, pageName } from "./page.js";
import { applied } from "./position.js";

/**
 * @typedef {object} Message what a tab says to the others
 * @property {number} from the number of its document
 * @property {string} page
 * @property {string} [type] without one it is a sign of life
 * @property {number} [after] the last frame that it has applied
 * @property {boolean} [resync] it needs everything anew
 * @property {string} [to] the page that a frame is for
 * @property {number} [seq]
 * @property {any} [frame]
 * @property {"live" | "offline"} [state] of the stream
 */

/** @type {Promise<typeof import("./martlet-tabs.js")> | undefined} */
let others;
/** @type {BroadcastChannel | undefined} */
let channel;

/**
 * Says something to the other tabs.
 * @param {string} [type]
 * @param {Partial<Message>} [message]
 */
export function broadcast(type, message) {
  channel?.postMessage({ from: documentNumber, page: pageName, type, ...message });
}

/** Says that this tab is here, and listens to the others. */
export function joinTabs() {
  channel?.close();
  channel = new BroadcastChannel(basePath);
  channel.onmessage = ({ data }) => {
    if (!others) {
      link.turn = others = import("./martlet-tabs.js");
      reopen(); // or six tabs could keep this module away
      broadcast();
    }
    others.then(({ hear }) => hear(data), reload);
  };
  broadcast("hello", { after: applied });
}

/** Says that this tab leaves. */
export function leaveTabs() {
  broadcast("bye");
  channel?.close();
  channel = undefined;
}
