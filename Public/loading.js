// @ts-check
// Other documents in the place of this one.
import { isUnsafe } from "./safety.js";

/** When the page was sent to another address. */
let leftAt = 0;

/**
 * Goes to an address.
 * @param {string} path
 * @param {unknown} replaces without an entry in the history
 */
export function navigate(path, replaces) {
  if (isUnsafe("href", path)) return;
  leftAt = Date.now();
  location[replaces ? "replace" : "assign"](path);
}

/**
 * Loads the page afresh, at most three times in 30 seconds.
 * @param {unknown} cause for the console
 */
export function reload(cause) {
  const now = Date.now();
  if (now - leftAt < 5000) return; // it would take the place of where the page was sent
  const recent = `${sessionStorage.martlet}`.split(",").filter((time) => Number(time) > now - 30_000);
  if (recent.push(`${now}`) > 3) return;
  sessionStorage.martlet = recent;
  console.warn("martlet:", cause);
  location.reload();
}
