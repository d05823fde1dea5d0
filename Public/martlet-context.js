// @ts-check
// Menus that a right click, a long press or the menu key opens, at the pointer.

const longPress = 500;
let isListening = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Where the finger is. */
let place = [0, 0];
/** The press that has opened a menu is no click. */
let swallows = false;

/**
 * The menu for what is pressed; a field has the browser's.
 * @param {Element} pressed
 */
function menuFor(pressed) {
  if (pressed.closest("input, textarea, select, [contenteditable], .m-menu")) return;
  const menu = pressed.closest(".m-context")?.querySelector(":scope > .m-context-menu");
  return menu?.querySelector(".m-menu-content")?.childElementCount ? /** @type {HTMLDetailsElement} */ (menu) : undefined;
}

/**
 * Opens a menu at a place, and moves it into the window.
 * @param {HTMLDetailsElement} menu
 * @param {number} x
 * @param {number} y
 */
function open(menu, x, y) {
  if (menu.open) return;
  for (const other of document.querySelectorAll("details.m-menu[open]")) /** @type {HTMLDetailsElement} */ (other).open = false;
  const content = /** @type {HTMLElement & { popover: string | null, showPopover(): void }} */ (menu.querySelector(".m-menu-content"));
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  menu.open = true;
  // Above everything, wherever it stands.
  content.popover = "manual";
  content.showPopover();
  const isRightToLeft = getComputedStyle(content).direction === "rtl";
  const { width, height } = content.getBoundingClientRect();
  const left = Math.max(8, Math.min(isRightToLeft ? x - width : x, innerWidth - width - 8));
  const top = Math.max(8, Math.min(y, innerHeight - height - 8));
  content.style.cssText = `position:fixed;margin:0;inset:${top}px auto auto ${left}px`;
  /** @type {HTMLElement | null} */ (content.querySelector("button, a, input, summary"))?.focus({ preventScroll: true });
  const onToggle = () => {
    if (menu.open) return;
    menu.removeEventListener("toggle", onToggle);
    content.popover = null;
    content.style.cssText = "";
    if (menu.contains(document.activeElement) || document.activeElement === document.body) focused?.focus();
  };
  menu.addEventListener("toggle", onToggle);
}

/** @param {MouseEvent} event */
function onContextMenu(event) {
  const menu = menuFor(/** @type {Element} */ (event.target));
  if (!menu || event.shiftKey) return;
  event.preventDefault();
  clearTimeout(timer);
  open(menu, event.clientX, event.clientY);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
  const focused = /** @type {Element} */ (event.target);
  const menu = menuFor(focused);
  if (!menu) return;
  event.preventDefault();
  const { left, bottom } = focused.getBoundingClientRect();
  open(menu, left, bottom);
}

/** Safari has no event for a long press. */
function onPress(/** @type {PointerEvent} */ event) {
  swallows = false;
  clearTimeout(timer);
  const menu = event.pointerType === "mouse" ? undefined : menuFor(/** @type {Element} */ (event.target));
  if (!menu) return;
  place = [event.clientX, event.clientY];
  timer = setTimeout(() => {
    swallows = true;
    open(menu, place[0], place[1]);
  }, longPress);
}

/** The first menu of this kind has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("contextmenu", onContextMenu);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - place[0], clientY - place[1]) > 10) clearTimeout(timer);
  });
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => clearTimeout(timer));
  document.addEventListener(
    "click",
    (event) => {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
