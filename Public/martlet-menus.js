// @ts-check
// Menus: a press beside an open one closes it, as Escape does and as the press of one of its actions does.

/** @returns {HTMLDetailsElement | null} */
const openMenu = () => document.querySelector("details.m-menu[open]");

let isListening = false;

/** The first menu has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("click", ({ target }) => {
    const clicked = /** @type {Element} */ (target);
    for (const menu of document.querySelectorAll("details.m-menu[open]")) {
      const isInside = menu.contains(clicked);
      if (isInside && !clicked.closest(".m-menu-content :is(button, a, input)")) continue;
      /** @type {HTMLDetailsElement} */ (menu).open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    const menu = openMenu();
    if (!menu) return;
    const actions = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll(".m-menu-content :is(button, a)")]);
    const at = actions.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === "Escape") {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    } else if (event.key === "ArrowDown") actions[(at + 1) % actions.length]?.focus();
    else if (event.key === "ArrowUp") actions.at(at - 1)?.focus();
    else return;
    event.preventDefault();
  });
}
