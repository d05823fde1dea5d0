// @ts-check
// Controls that are called after their rows, and grids. What they need is in martlet-cells.js, fetched with the first one.

/** @type {Promise<typeof import("./martlet-cells.js")> | undefined} */
let cells;

/**
 * Prepares what has come inside an element or a fragment.
 * @param {ParentNode} root
 */
export function meetCells(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-label], [role=grid]"));
  if (!found.length) return;
  cells = import("./martlet-cells.js");
  cells.then(({ meet }) => meet(found));
}

/**
 * The text of an element has changed: controls of its row may be called after it.
 * @param {Element} element
 */
export function renameAround(element) {
  cells?.then(({ renameAround }) => renameAround(element));
}
