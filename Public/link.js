// @ts-check
// How this tab gets its frames: by a stream of its own, or as martlet-tabs.js says where tabs share one.
import { abandon, connection } from "./connection.js";
import { pageName } from "./page.js";
import { applied, awaitResync, awaitsResync } from "./position.js";
import { wake } from "./requests.js";
import { showConnection } from "./status.js";

/**
 * @typedef {object} Link
 * @property {Promise<unknown>} turn the stream waits for it
 * @property {() => string} path where the stream is, below /_martlet/
 * @property {(page: string, sequence: number, frame: any) => boolean} passOn takes a frame if it is of another page
 * @property {(state: "live" | "offline") => void} report the stream has begun or ended
 * @property {{ title?: string, errors?: import("./martlet-build.js").BuildError[] }} [build] the result of the latest build of the program
 * @property {() => void} renew begins the stream again, from where the page is
 */

/** @type {Link} */
export const link = {
  turn: Promise.resolve(),
  path: () => `pages/${pageName}/stream?after=${applied}${awaitsResync ? "&resync=1" : ""}`,
  passOn: () => false,
  report: showConnection,
  renew: reopen,
};

/** Opens this tab's stream again, at once. */
export function reopen() {
  connection.isUrgent = true;
  abandon();
  wake();
}

/** When a resync was asked for last. */
let lastResync = 0;

/** Asks for everything anew: at once, then at most every five seconds, so that a page that never fits keeps no server busy. */
export function requestResync() {
  if (awaitsResync) return;
  awaitResync();
  const now = Date.now();
  setTimeout(() => link.renew(), lastResync + 5000 - now);
  lastResync = now;
}
