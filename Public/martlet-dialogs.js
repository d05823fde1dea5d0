// @ts-check
// Shows dialogs that are to be modal.
import { cancelled } from "./dialogs.js";

/** Places popovers. If it cannot be fetched, they stand in the middle of the window. */
const fetchPopovers = () => import("./martlet-popovers.js").catch(() => undefined);

/** @param {HTMLDialogElement[]} dialogs */
export async function show(dialogs) {
  const popovers = dialogs.some(({ dataset }) => dataset.anchor) ? await fetchPopovers() : undefined;
  for (const dialog of dialogs) {
    cancelled.delete(dialog);
    if (!dialog.isConnected) continue;
    const isModal = dialog.matches(":modal");
    if (!isModal) {
      // Without a script it is open, which a dialog that becomes modal must not be.
      dialog.open = false;
      dialog.showModal();
    }
    if (dialog.dataset.anchor) popovers?.stand(dialog);
    if (isModal) continue;
    /** @type {(selector: string) => HTMLElement | null} */
    const find = (selector) => dialog.querySelector(selector);
    // Not the button that deletes.
    (find("[autofocus]") ?? find("input, textarea, select, [data-role=cancel]"))?.focus();
  }
}
