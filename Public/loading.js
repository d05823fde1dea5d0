// @ts-check
// Other documents in the place of this one.
import { basePath } from "./page.js";
import { isUnsafe } from "./safety.js";

/** When the page was sent to another address, or loaded afresh. */
let leftAt = 0;
/**
 * Until the page has gone that was sent to where the visitor signs in or out: its session has ended, or answers to another cookie.
 * It ends as well if the page stays, or comes back.
 * @type {Promise<unknown> | undefined}
 */
export let departure;

/**
 * Goes to an address.
 * @param {string} path
 * @param {unknown} replaces without an entry in the history
 */
export function navigate(path, replaces) {
  if (isUnsafe("href", path)) return;
  leftAt = Date.now();
  if (path.startsWith(`${basePath}session?`))
    departure = new Promise((done) => {
      setTimeout(done, 5000);
      addEventListener("pageshow", done);
    });
  location[replaces ? "replace" : "assign"](path);
}

/**
 * Loads the page afresh, at most three times in 30 seconds.
 * @param {unknown} cause for the console
 */
export function reload(cause) {
  const now = Date.now();
  // It would take the place of where the page was sent. And what is being loaded would be asked for again, and count again.
  if (now - leftAt < 5000) return;
  const recent = `${sessionStorage.martlet}`.split(",").filter((time) => Number(time) > now - 30_000);
  if (recent.push(`${now}`) > 3) return;
  sessionStorage.martlet = recent;
  console.warn("martlet:", cause);
  leftAt = now;
  location.reload();
}
