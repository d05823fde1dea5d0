// @ts-check
// Shows dialogs that are to be modal.
import { cancelled } from "./dialogs.js";

/** @param {HTMLDialogElement[]} dialogs */
export function show(dialogs) {
  for (const dialog of dialogs) {
    cancelled.delete(dialog);
    if (!dialog.isConnected || dialog.matches(":modal")) continue;
    // Without a script it is open, which a dialog that becomes modal must not be.
    dialog.open = false;
    dialog.showModal();
    /** @type {(selector: string) => HTMLElement | null} */
    const find = (selector) => dialog.querySelector(selector);
    // Not the button that deletes.
    (find("[autofocus]") ?? find("input, textarea, select, [data-role=cancel]"))?.focus();
  }
}
