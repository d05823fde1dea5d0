// @ts-check
// Elements whose sizes the server knows. What reports them is in martlet-sizes.js, fetched with the first one.

/**
 * Observes what has come.
 * @param {ParentNode} root
 */
export function meetSizes(root) {
  const found = root.querySelectorAll(".m-measured");
  if (found.length) import("./martlet-sizes.js").then(({ observe }) => observe(found));
}
