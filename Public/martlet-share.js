// @ts-check
// Sharing: by the system's sheet where there is one, or else into the clipboard. Without a script, what is shared is shown.

let isListening = false;

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

/** The first of them has come. */
export function meet() {
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
