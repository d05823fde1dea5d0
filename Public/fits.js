// @ts-check
// Views of which the first that fits is shown. What chooses is in martlet-fits.js, fetched with the first one.

/**
 * Prepares what has come inside an element or a fragment.
 * @param {ParentNode} root
 */
export function meetFits(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-fits]"));
  if (found.length) import("./martlet-fits.js").then(({ meet }) => meet(found));
}
