// @ts-check
// Requests to the server, and the time between attempts.
import { departure } from "./loading.js";
import { basePath } from "./page.js";

/** @type {(() => void)[]} */
const wakers = [];

/** Whether the visitor prefers dark. */
export const darkScheme = matchMedia("(prefers-color-scheme: dark)");

/**
 * What a request says of the visitor.
 * @returns {Record<string, string>}
 */
export const visitorHeaders = () => ({ "martlet-color-scheme": darkScheme.matches ? "dark" : "light" });

/**
 * Asks the server.
 * @param {string} path below /_martlet/
 * @param {RequestInit} options
 * @returns {Promise<Response | undefined>} nothing if no answer came
 */
export function request(path, options) {
  const ask = () => fetch(basePath + path, options).catch(() => undefined);
  return departure?.then(ask) ?? ask();
}

/**
 * Sends JSON to the server.
 * @param {string} path below /_martlet/
 * @param {string} body
 * @param {RequestInit} options
 */
export const send = (path, body, options) =>
  request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...visitorHeaders() },
    body,
    ...options,
  });

/**
 * Whether the same request may succeed later.
 * @param {Response | undefined} response
 */
export const isTemporary = (response) => !response || response.status > 499 || response.status === 429;

/**
 * Waits before the next attempt: a random time, or all clients of a restarted server would come at once.
 * @param {number} attempt how many have failed before this one
 * @param {Response} [response]
 * @returns {Promise<void>}
 */
export function pause(attempt, response) {
  const asked = 1000 * Number(response?.headers.get("retry-after")) || 0;
  // A server that restarts is back within a second. On average, a pause is half of this.
  const longest = [200, 600, 1400][attempt] ?? Math.min(30_000, 125 * 2 ** attempt);
  return new Promise((done) => {
    setTimeout(done, Math.max(asked, Math.random() * longest));
    if (!asked) wakers.push(done);
  });
}

/** Ends all pauses that the server has not asked for. */
export function wake() {
  for (const done of wakers.splice(0)) done();
}
