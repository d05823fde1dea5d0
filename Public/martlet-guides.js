// @ts-check
// Stacks that are aligned by a guide of the program's own (`AlignmentID`): it may be anywhere in their views.

const axes = /** @type {const} */ ([
  { line: "--m-across", margin: "marginInlineStart", size: "width" },
  { line: "--m-down", margin: "marginBlockStart", size: "height" },
]);

/** @type {WeakSet<Element>} */
const known = new WeakSet();
/** @type {Set<HTMLElement>} */
const waiting = new Set();

/**
 * The views of a stack: what has no box stands for what is in it.
 * @param {Element} stack
 * @returns {HTMLElement[]}
 */
const views = (stack) =>
  /** @type {HTMLElement[]} */ ([...stack.children]).flatMap((child) => {
    const { display, position } = getComputedStyle(child);
    return display === "contents" ? views(child) : display === "none" || position === "absolute" ? [] : [child];
  });

/** @param {HTMLElement} stack */
function align(stack) {
  const style = getComputedStyle(stack);
  const all = views(stack);
  // A column is aligned across, a row down, and a layer in both directions.
  const other = style.display !== "flex" ? "" : style.flexDirection === "column" ? "--m-down" : "--m-across";
  for (const { line, margin, size } of axes) {
    const [name, share] = style.getPropertyValue(line).trim().split(" ");
    if (!name || line === other) continue;
    const isAcross = size === "width";
    const isReversed = isAcross && style.direction === "rtl";
    /** @param {Element} element */
    const start = (element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return isAcross ? (isReversed ? -right : left) : top;
    };
    const guides = all.map((view) => {
      const guide = `[data-guide^="${name} "]`;
      const guided = /** @type {HTMLElement | null} */ (view.matches(guide) ? view : view.querySelector(guide));
      return guided
        ? start(guided) - start(view) + Number(guided.dataset.guide?.split(" ")[1])
        : view.getBoundingClientRect()[size] * Number(share);
    });
    const furthest = Math.max(0, ...guides);
    const place = !other && isAcross ? "justifySelf" : "alignSelf";
    all.forEach((view, index) => {
      const distance = `${Math.round((furthest - guides[index]) * 10) / 10}px`;
      if (view.style[margin] !== distance) view.style[margin] = distance;
      if (view.style[place] !== "start") view.style[place] = "start";
    });
  }
}

/** @param {HTMLElement} stack */
function alignSoon(stack) {
  if (!waiting.size)
    requestAnimationFrame(() => {
      const stacks = [...waiting];
      waiting.clear();
      for (const stack of stacks) if (stack.isConnected) align(stack);
    });
  waiting.add(stack);
}

/**
 * Stacks have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) {
    if (!control.matches(".m-guides") || known.has(control)) continue;
    known.add(control);
    const stack = /** @type {HTMLElement} */ (control);
    const sizes = new ResizeObserver(() => alignSoon(stack));
    const watch = () => {
      for (const view of views(stack)) sizes.observe(view);
      alignSoon(stack);
    };
    const options = { childList: true, subtree: true, characterData: true, attributeFilter: ["data-guide", "style", "class"] };
    new MutationObserver(watch).observe(stack, options);
    watch();
  }
}
