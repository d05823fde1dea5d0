// @ts-check
// Buttons that take a text from the clipboard. Without a script they are not shown.
import { enqueue, flush } from "./posts.js";

/** The longest text that is sent. */
const most = 100_000;
/** @type {WeakSet<Element>} */
const known = new WeakSet();

/** @param {Element} element */
async function paste(element) {
  // Without HTTPS there is no clipboard, and the visitor may refuse.
  const text = await navigator.clipboard?.readText().catch(() => "");
  if (!text || !element.isConnected) return;
  enqueue({ element, type: "change", value: text.slice(0, most) });
  flush();
}

/**
 * Buttons have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) {
    if (!control.matches(".m-paste") || known.has(control)) continue;
    known.add(control);
    control.addEventListener("click", () => paste(control));
  }
}
