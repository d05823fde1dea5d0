// @ts-check
// Dialogs that are to be modal. What shows them is in martlet-dialogs.js, fetched with the first one.
import { fetchModule } from "./modules.js";

/** @type {HTMLDialogElement[]} */
const arrived = [];

/**
 * Dialogs that the visitor has asked to leave: that is sent once.
 * @type {WeakSet<Element>}
 */
export const cancelled = new WeakSet();

/**
 * A dialog has come, and is to be shown by `showDialogs`.
 * @param {Element} dialog
 */
export function addDialog(dialog) {
  arrived.push(/** @type {HTMLDialogElement} */ (dialog));
}

/** Shows the dialogs that have come. */
export function showDialogs() {
  if (arrived.length) fetchModule("./martlet-dialogs.js").then(({ show }) => show(arrived.splice(0)));
}
