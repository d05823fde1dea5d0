// @ts-check
// Keys that elements ask for (docs/protocol.md, "Keys").
import { enqueue, flush, queue } from "./posts.js";

let isListening = false;
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
const modifierKeys = /^(Control|Shift|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/**
 * @param {KeyboardEvent} event
 * @param {string} phase d when the key comes down, r while it stays there, u when it comes up
 */
function press(event, phase) {
  const { key, ctrlKey, altKey, shiftKey, metaKey } = event;
  if (event.isComposing || modifierKeys.test(key) || key.length > 20) return;
  const name = key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
  /** @type {Element | null | undefined} */
  let next = /** @type {Element} */ (event.target).closest?.("[data-on~=keypress]");
  while (next) {
    /** @type {Element} */
    const element = next;
    next = element.parentElement?.closest("[data-on~=keypress]");
    const [phases = "", ...names] = `${element.getAttribute("data-keys")}`.split(" ");
    const isNamed = names.includes(name);
    if (!phases.includes(phase) || (!isNamed && !names.includes("*"))) continue;
    if (element.closest("[disabled], [aria-disabled=true], [inert]")) continue;
    // The server cannot be waited for: a key that is asked for by its name does nothing else.
    if (isNamed) event.preventDefault();
    // A key that stays down is told when the server has heard of it before.
    if (phase === "r" && queue.length) return;
    const isCommand = isApple ? metaKey : ctrlKey;
    const held = (ctrlKey ? "c" : "") + (altKey ? "a" : "") + (shiftKey ? "s" : "") + (isCommand ? "m" : "");
    enqueue({ element, type: "keypress", value: `${phase} ${held} ${key}` });
    flush();
    return;
  }
}

/** The first element that asks for keys has come. */
export function meet() {
  if (isListening) return;
  isListening = true;
  document.addEventListener("keydown", (event) => press(event, event.repeat ? "r" : "d"));
  document.addEventListener("keyup", (event) => press(event, "u"));
}
