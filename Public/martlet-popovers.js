// @ts-check
// Popovers: dialogs that stand beside the view that they belong to, where the style sheet says so.

const margin = 8;
/** How far a popover is from what its arrow points at. */
const gap = 12;
/** How far the arrow is from a corner. */
const corner = 22;

/** How far the arrow is turned at each edge of what it points at. */
const turns = { top: 225, bottom: 45, left: 135, right: -45 };
/** @typedef {keyof typeof turns} Side */
/** @type {Record<Side, Side>} */
const opposites = { top: "bottom", bottom: "top", left: "right", right: "left" };

const dark = matchMedia("(prefers-color-scheme: dark)");

/**
 * The popovers that are shown, each with what follows its size.
 * @type {Map<HTMLElement, ResizeObserver>}
 */
const shown = new Map();

/**
 * The frame of the view that a popover follows in the document; one without a frame of its own has that of its content.
 * @param {Element} popover
 */
function frameOfView(popover) {
  /** @type {Node | null} */
  let view = popover.previousSibling;
  while (view && (view instanceof Comment || view instanceof HTMLDialogElement)) view = view.previousSibling;
  const range = document.createRange();
  if (view) range.selectNode(view);
  else range.selectNode(/** @type {Element} */ (popover.parentNode));
  const frame = range.getBoundingClientRect();
  if (!frame.width && !frame.height && view instanceof Element) range.selectNodeContents(view);
  return range.getBoundingClientRect();
}

/**
 * What a popover's arrow points at.
 * @param {DOMRect} view
 * @param {number[]} numbers nothing, two shares or four lengths
 * @param {boolean} isRightToLeft
 */
function anchorIn(view, numbers, isRightToLeft) {
  const { left, top, width, height } = view;
  if (numbers.length < 2) return view;
  const [x, y, across = 0, down = 0] = numbers.length > 2 ? numbers : [numbers[0] * width, numbers[1] * height];
  return new DOMRect(left + (isRightToLeft ? width - x - across : x), top + y, across, down);
}

/**
 * The side of an anchor at which there is space for a popover; the first of those that it prefers, or else that with the most.
 * @param {DOMRect} anchor
 * @param {DOMRect} popover
 * @param {Side[]} sides
 */
function sideFor(anchor, popover, sides) {
  const { clientWidth, clientHeight } = document.documentElement;
  const space = {
    top: anchor.top - popover.height,
    bottom: clientHeight - anchor.bottom - popover.height,
    left: anchor.left - popover.width,
    right: clientWidth - anchor.right - popover.width,
  };
  return sides.find((side) => space[side] >= gap + margin) ?? sides.sort((one, other) => space[other] - space[one])[0];
}

/** @type {(value: number, least: number, most: number) => number} */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {HTMLElement} popover */
function place(popover) {
  const look = getComputedStyle(popover);
  const view = frameOfView(popover);
  popover.style.cssText = "";
  delete popover.dataset.beside;
  if (!look.getPropertyValue("--m-beside") || !(view.width || view.height)) return;
  const isRightToLeft = look.direction === "rtl";
  const [edge, ...numbers] = (popover.dataset.anchor ?? "").split(" ");
  const anchor = anchorIn(view, numbers.map(Number), isRightToLeft);
  const [before, after] = /** @type {Side[]} */ (isRightToLeft ? ["right", "left"] : ["left", "right"]);
  /** @type {Record<string, Side>} */
  const sides = { top: "top", bottom: "bottom", leading: before, trailing: after };
  const wanted = sides[edge] ?? "bottom";
  const others = /** @type {Side[]} */ (["bottom", "top", after, before]);
  const box = popover.getBoundingClientRect();
  const side = sideFor(anchor, box, [wanted, opposites[wanted], ...others]);
  const { clientWidth, clientHeight } = document.documentElement;
  const [middle, center] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const isUpright = side === "top" || side === "bottom";
  const x = isUpright ? middle - box.width / 2 : side === "left" ? anchor.left - gap - box.width : anchor.right + gap;
  const y = isUpright ? (side === "top" ? anchor.top - gap - box.height : anchor.bottom + gap) : center - box.height / 2;
  const left = within(x, margin, Math.max(margin, clientWidth - box.width - margin));
  const top = within(y, margin, Math.max(margin, clientHeight - box.height - margin));
  const along = isUpright ? within(middle - left, corner, box.width - corner) : side === "left" ? box.width : 0;
  const across = isUpright ? (side === "top" ? box.height : 0) : within(center - top, corner, box.height - corner);
  const content = /** @type {Element} */ (popover.querySelector(":scope > .m-sheet-content"));
  popover.style.cssText = `inset:${top}px auto auto ${left}px;margin:0;--m-arrow:${getComputedStyle(content).backgroundColor};\
--m-arrow-place:${along}px ${across}px;--m-arrow-turn:${turns[side]}deg`;
  popover.dataset.beside = side;
}

/** Places all again: the window has another size, or something has been scrolled. */
function placeAll() {
  for (const [popover, observer] of shown) {
    if (popover.isConnected) place(popover);
    else {
      observer.disconnect();
      shown.delete(popover);
    }
  }
}

/**
 * A popover is shown, or may have lost its place.
 * @param {HTMLElement} popover
 */
export function stand(popover) {
  place(popover);
  if (shown.has(popover)) return;
  if (!shown.size) {
    addEventListener("resize", placeAll);
    addEventListener("scroll", placeAll, { capture: true, passive: true });
    dark.addEventListener("change", placeAll);
  }
  const observer = new ResizeObserver(placeAll);
  observer.observe(/** @type {Element} */ (popover.firstElementChild));
  if (popover.previousElementSibling) observer.observe(popover.previousElementSibling);
  shown.set(popover, observer);
}
