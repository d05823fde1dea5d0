// @ts-check
// What controls of the class `m-more` need, each kind a module of its own.

/** @type {[selector: string, load: () => Promise<{ meet: (controls: Iterable<Element>) => void }>][]} */
const needs = [
  [".m-menu", () => import("./martlet-menus.js")],
  [".m-context-menu", () => import("./martlet-context.js")],
  ["[aria-keyshortcuts]", () => import("./martlet-keys.js")],
  [".m-move, .m-refresh, .m-search, .m-row-choice", () => import("./martlet-lists.js")],
  [".m-matched", () => import("./martlet-matched.js")],
  [".m-leaving", () => import("./martlet-leaving.js")],
  [".m-fitted", () => import("./martlet-fitted.js")],
  [".m-tick", () => import("./martlet-ticks.js")],
  ["[data-gesture], [data-on~=hover]", () => import("./martlet-gestures.js")],
  ["[data-on~=keypress]", () => import("./martlet-keypress.js")],
  ["[data-on~=drag], [data-on~=drop]", () => import("./martlet-dragging.js")],
  ["[data-on~=error]", () => import("./martlet-pictures.js")],
  [".m-pages", () => import("./martlet-pages.js")],
  ["[data-start]", () => import("./martlet-plots.js")],
  ["[data-on~=scroll]", () => import("./martlet-scroll.js")],
  [".m-importer", () => import("./martlet-files.js")],
  [".m-guides", () => import("./martlet-guides.js")],
  [".m-paste", () => import("./martlet-paste.js")],
  [".m-share, .m-share-files", () => import("./martlet-share.js")],
];

/**
 * Controls have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  // HTML has no attribute for what a browser shows of values that differ.
  for (const control of controls)
    if (control.ariaChecked === "mixed") /** @type {HTMLInputElement} */ (control).indeterminate = true;
  for (const [selector, load] of needs)
    // Without its module a control works as it does without a script.
    if ([...controls].some((control) => control.matches(selector))) load().then(({ meet }) => meet(controls), () => {});
}
