// @ts-check
// Modules that few pages need, each fetched when something on the page needs it.
import { reload } from "./loading.js";
import { pause } from "./requests.js";

/** Which elements need a module: what it exports as `meet` is called with those that have come. */
const needs = [
  ["[data-label], [role=grid]", "./martlet-cells.js"],
  ["[data-fits]", "./martlet-fits.js"],
  [".m-more", "./martlet-more.js"],
  ["[data-place]", "./martlet-navigation.js"],
  ["[data-rows]", "./martlet-rows.js"],
  [".m-measured", "./martlet-sizes.js"],
];

/** What fetched modules are told. */
export const hooks = {
  /**
   * The text of an element has changed.
   * @param {Element} _
   */
  textDidChange(_) {},
};

/**
 * Fetches a module. If the server is away, it is asked again. A server of another version has other modules: the page is
 * loaded afresh then, with the state that it has.
 * @param {string} name
 * @param {number} [attempt]
 * @returns {Promise<any>}
 */
export const fetchModule = (name, attempt = 0) =>
  // Firefox does not ask again for an address that has failed.
  import(name).catch(
    attempt > 3 ? reload : () => pause(attempt).then(() => fetchModule(name + "?", attempt + 1)),
  );

/**
 * Fetches what the content of an element or a fragment needs.
 * @param {ParentNode} root
 */
export function meet(root) {
  for (const [selector, name] of needs) {
    const found = root.querySelectorAll(selector);
    if (found.length) fetchModule(name).then(({ meet }) => meet(found));
  }
}
