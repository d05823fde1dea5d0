// @ts-check
// Shortcuts: a key presses the button whose `aria-keyshortcuts` names it.

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
let isListening = false;

/**
 * Whether the keys of an event are those of a shortcut: its first alternative on Apple's systems, its last elsewhere.
 * @param {KeyboardEvent} event
 * @param {Element} element
 */
function isPressed(event, element) {
  const alternatives = element.getAttribute("aria-keyshortcuts")?.split(" ") ?? [];
  const names = alternatives.at(isApple ? 0 : -1)?.split("+") ?? [];
  const key = names.pop()?.replace("Plus", "+").replace("Space", " ").toLowerCase() ?? "";
  // With Alt, a key types another character.
  const pressed = [event.key.toLowerCase(), event.altKey ? event.code.toLowerCase().replace(/^(key|digit)/, "") : ""];
  const isHeld = (/** @type {string} */ name) => names.includes(name);
  // Shift is needed for some signs, and not for others, on each keyboard.
  const isSign = key.length === 1 && key === key.toUpperCase();
  return (
    pressed.includes(key) &&
    event.metaKey === isHeld("Meta") &&
    event.ctrlKey === isHeld("Control") &&
    event.altKey === isHeld("Alt") &&
    (isSign || event.shiftKey === isHeld("Shift"))
  );
}

/**
 * Whether a key without modifiers belongs to what has the focus.
 * @param {KeyboardEvent} event
 */
function isTyping({ key, target, metaKey, ctrlKey, altKey }) {
  const focused = /** @type {HTMLElement} */ (target);
  if (metaKey || ctrlKey || altKey || key === "Escape") return false;
  if (focused.matches("button, a[href], summary")) return key === "Enter" || key === " ";
  if (focused.matches("input") && key === "Enter") return !!focused.closest("[data-on~=submit]");
  return focused.isContentEditable || focused.matches("input:not([type=checkbox], [type=button]), textarea, select");
}

/**
 * Whether a button could be pressed. In a menu that is closed it could.
 * @param {Element} button
 */
const isUsable = (button) =>
  !button.closest("[inert], [hidden], :disabled, [aria-disabled=true]") &&
  /** @type {any} */ (button.closest("details:not([open])") ?? button).checkVisibility();

/** The first shortcut has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.repeat || event.isComposing || isTyping(event)) return;
    // Behind a dialog nothing is pressed.
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const found = [...(dialog ?? document).querySelectorAll("[aria-keyshortcuts]")].find(
      (element) => isPressed(event, element) && isUsable(element),
    );
    if (!found) return;
    event.preventDefault();
    const button = found.matches("button, a, input") ? found : found.querySelector("button, a, input");
    /** @type {HTMLElement | null} */ (button)?.click();
  });
}
