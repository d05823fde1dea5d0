// @ts-check
// Menus: a press beside an open one closes it, as Escape does and as the press of one of its actions does.

let isListening = false;

/** What can have the focus in a menu, and is seen. */
const items = (/** @type {Element} */ menu) =>
  /** @type {HTMLElement[]} */ ([
    ...menu.querySelectorAll(".m-menu-content :is(button, a, input, select, summary):not(:disabled)"),
  ]).filter((item) => /** @type {any} */ (item).checkVisibility());

/** @param {KeyboardEvent} event */
function onKey(event) {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  // What a dialog covers does not take its keys.
  const open = /** @type {HTMLDetailsElement[]} */ ([...(dialog ?? document).querySelectorAll("details.m-menu[open]")]);
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const menu = open.reverse().find((menu) => menu.contains(focused)) ?? open[0];
  if (!menu || event.defaultPrevented) return;
  if (event.key === "Escape") {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  } else {
    // The arrows are a list's, too.
    if (focused.matches("select, input[type=radio]")) return;
    const all = items(/** @type {Element} */ (open.at(-1)));
    const at = all.indexOf(focused);
    const next = { ArrowDown: all[(at + 1) % all.length], ArrowUp: all.at(at < 0 ? -1 : at - 1), Home: all[0], End: all.at(-1) };
    const found = next[/** @type {keyof typeof next} */ (event.key)];
    if (!found) return;
    found.focus();
  }
  event.preventDefault();
}

/**
 * Moves an open menu into the window.
 * @param {Element} menu
 */
function keepInside(menu) {
  const content = /** @type {HTMLElement | null} */ (menu.matches(".m-menu[open]") && menu.querySelector(".m-menu-content"));
  // At the pointer, martlet-context.js has moved it.
  if (!content || content.hasAttribute("popover")) return;
  content.style.translate = "";
  const { left, right } = content.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  content.style.translate = `${Math.max(8 - left, Math.min(0, width - 8 - right))}px`;
}

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
  document.addEventListener("keydown", onKey);
  document.addEventListener("toggle", ({ target }) => keepInside(/** @type {Element} */ (target)), true);
}
