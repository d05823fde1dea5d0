// @ts-check
// Pictures that are being loaded have something in their place, and those that cannot be are told to the views that ask
// (docs/protocol.md, "Pictures").
import { enqueue, flush } from "./posts.js";

/**
 * The address that was told last of each picture, so that none is told twice.
 * @type {WeakMap<Element, string>}
 */
const told = new WeakMap();
let isListening = false;
const asking = "[data-on~=error]";
/** @type {WeakSet<Element>} */
const seen = new WeakSet();

/**
 * Shows what a view has for the time until its pictures are there, or the pictures.
 * @param {Element} view
 */
function show(view) {
  const waiting = view.querySelector(":scope > .m-waiting");
  const pictures = [...view.querySelectorAll("img")].filter((picture) => !waiting?.contains(picture));
  const isWaiting = waiting && pictures.some((picture) => !picture.complete);
  view.toggleAttribute("data-waiting", !!isWaiting);
  waiting?.toggleAttribute("hidden", !isWaiting);
}

/** @param {Event} event */
function loaded({ type, target }) {
  if (!(target instanceof HTMLImageElement)) return;
  let view = target.closest(asking);
  if (view && type === "error") tell(target);
  for (; view; view = view.parentElement?.closest(asking) ?? null) show(view);
}

/**
 * Tells that a picture could not be loaded.
 * @param {Element} picture
 */
function tell(picture) {
  const element = /** @type {HTMLElement | null} */ (picture.closest(asking));
  const value = picture.getAttribute("src");
  if (!element || !value || told.get(picture) === value) return;
  told.set(picture, value);
  enqueue({ element, type: "error", value });
  flush();
}

/**
 * Views with pictures have come.
 * @param {Iterable<Element>} views
 */
export function meet(views) {
  if (!isListening) for (const type of ["load", "error"]) document.addEventListener(type, loaded, true);
  isListening = true;
  // A picture may have failed before the script was there. A drawing without a size of its own has no width either, but can be decoded.
  for (const view of views) {
    if (!view.matches(asking)) continue;
    show(view);
    if (!seen.has(view)) new MutationObserver(() => show(view)).observe(view, { attributeFilter: ["src"], childList: true, subtree: true });
    seen.add(view);
    for (const picture of view.querySelectorAll("img")) {
      const source = picture.src;
      if (picture.complete && !picture.naturalWidth)
        picture.decode().catch(() => picture.src === source && tell(picture));
    }
  }
}
