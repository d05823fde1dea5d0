// @ts-check
// Sharing: by the system's sheet where there is one, or else into the clipboard. Without a script, what is shared is shown.

import { enqueue, flush } from "./posts.js";

let isListening = false;
/** @type {WeakSet<Element>} */
const known = new WeakSet();

/**
 * Copies a text, and shows so for a while.
 * @param {HTMLElement} share
 * @param {string} text
 */
async function copy(share, text) {
  await navigator.clipboard.writeText(text);
  const label = /** @type {HTMLElement} */ (share.querySelector("summary"));
  label.style.color = "var(--m-green)";
  setTimeout(() => (label.style.color = ""), 2000);
}

/**
 * The server has made files: they are shared, or else saved.
 * @param {HTMLElement} button
 */
function give(button) {
  const { files: made, title, text } = button.dataset;
  if (!made) return;
  /** @type {{ name: string, type: string, data: string }[]} */
  const all = JSON.parse(made);
  const files = all.map(({ name, type, data }) => new File([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], name, { type }));
  const save = () => {
    for (const file of files) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }
  };
  // Where the press was too long ago, a browser shares nothing; the visitor may leave the sheet.
  if (navigator.canShare?.({ files })) navigator.share({ files, title, text }).catch((error) => error.name === "AbortError" || save());
  else save();
  enqueue({ element: button, type: "change", value: undefined });
  flush();
}

/**
 * Some of them have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) {
    if (!control.matches(".m-share-files") || known.has(control)) continue;
    known.add(control);
    const button = /** @type {HTMLElement} */ (control);
    new MutationObserver(() => give(button)).observe(button, { attributeFilter: ["data-files"] });
  }
  if (isListening) return;
  isListening = true;
  document.addEventListener("click", (event) => {
    const share = /** @type {HTMLDetailsElement | null} */ (
      /** @type {Element} */ (event.target).closest?.(".m-share > summary")?.parentElement
    );
    if (!share || share.open) return;
    const { title, text } = share.dataset;
    const link = share.querySelector("a");
    const item = link?.href ?? share.querySelector("output")?.textContent ?? "";
    const show = () => (share.open = true);
    event.preventDefault();
    const data = link ? { url: item, title, text } : { text: item, title };
    // The visitor may leave the sheet.
    if (navigator.share) navigator.share(data).catch((error) => error.name === "AbortError" || copy(share, item).catch(show));
    else if (navigator.clipboard) copy(share, item).catch(show);
    else show();
  });
}
