// @ts-check
// What few pages need to know of scrolling: lazy lists, whose rows come as the visitor scrolls, and scroll views whose
// position the program follows. What does it is fetched with the first one.

/**
 * Prepares what has come inside an element or a fragment.
 * @param {ParentNode} root
 */
export function meetScrolling(root) {
  if (root.querySelector("[data-rows], [data-on~=scroll]")) import("./martlet-rows.js").then(({ meet }) => meet());
}
