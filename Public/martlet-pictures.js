// @ts-check
// Pictures that cannot be loaded are told to the views that ask (docs/protocol.md, "Pictures").
import { enqueue, flush } from "./posts.js";

/**
 * The address that was told last of each picture, so that none is told twice.
 * @type {WeakMap<Element, string>}
 */
const told = new WeakMap();
let isListening = false;

/**
 * Tells that a picture could not be loaded.
 * @param {Element} picture
 */
function tell(picture) {
  const element = /** @type {HTMLElement | null} */ (picture.closest("[data-on~=error]"));
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
  if (!isListening) document.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && tell(target), true);
  isListening = true;
  // A picture may have failed before the script was there. A drawing without a size of its own has no width either, but can be decoded.
  for (const view of views)
    for (const picture of view.querySelectorAll("img")) {
      const source = picture.src;
      if (picture.complete && !picture.naturalWidth)
        picture.decode().catch(() => picture.src === source && tell(picture));
    }
}
