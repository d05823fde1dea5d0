// Dialogs that are to be modal.

export function show(dialogs) {
  for (const dialog of dialogs) {
    dialog.isLeft = "";
    if (!dialog.isConnected || dialog.matches(":modal")) continue;
    // An open one, as it is without a script, must not be.
    dialog.open = false;
    dialog.showModal();
    // Not the button that deletes.
    const find = (selector) => dialog.querySelector(selector);
    (find("[autofocus]") ?? find("input, textarea, select, [data-role=cancel]"))?.focus();
  }
}
