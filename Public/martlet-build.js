// @ts-check
// Shows why the latest build of the program has failed, while the program is developed (docs/development.md).
import { link } from "./link.js";
import { createElement } from "./nodes.js";
import { wake } from "./requests.js";

/**
 * @typedef {object} BuildError
 * @property {string} message
 * @property {string} [file]
 * @property {number} [line]
 * @property {string} [source] the line of the file
 */

const style = new CSSStyleSheet();
style.replaceSync(`
  .martlet-build {
    box-sizing: border-box; position: fixed; inset: auto 0 0; width: 100%; max-width: none; max-height: 60%; margin: 0;
    padding: 1rem; overflow: auto; border: 0; border-top: 4px solid light-dark(#b3261e, #ff8a80);
    font: 1rem/1.4 system-ui, sans-serif; text-align: start; overflow-wrap: anywhere;
    color: light-dark(#1b1b1f, #ececf1); background: light-dark(#fff4f3, #2a1614);
  }
  .martlet-build h2 { margin: 0; font-size: 1.1rem; }
  .martlet-build ol { margin: 0; padding: 0; list-style: none; }
  .martlet-build li { margin-top: 1rem; }
  .martlet-build p { margin: 0; }
  .martlet-build strong, .martlet-build code { font-family: ui-monospace, monospace; font-size: 0.875rem; }
  .martlet-build code {
    display: block; margin-top: 0.4rem; padding: 0.5rem; overflow-x: auto; white-space: pre; overflow-wrap: normal;
    background: light-dark(#00000010, #ffffff18);
  }
`);

/** @type {HTMLElement | undefined} */
let overlay;

/** @param {BuildError} error */
function item({ file, line, message, source }) {
  const item = createElement("li", {});
  if (file) item.append(createElement("strong", { textContent: line ? `${file}:${line}` : file }));
  item.append(createElement("p", { textContent: message }));
  // A focusable block scrolls with the keyboard.
  if (source) item.append(createElement("code", { textContent: source, tabIndex: 0 }));
  return item;
}

/** Shows the errors of the latest build; none if it has succeeded. Browsers may deliver a module's first imports in any order. */
export function show() {
  const errors = link.build?.errors ?? [];
  overlay?.remove();
  overlay = undefined;
  if (!errors.length) return;
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  const list = createElement("ol", {});
  list.append(...errors.map(item));
  overlay = createElement("div", { className: "martlet-build", role: "alert", popover: "manual" });
  overlay.append(createElement("h2", { textContent: link.build?.title ?? "The build has failed" }), list);
  document.body.append(overlay);
  // Above a modal dialog.
  /** @type {any} */ (overlay).showPopover?.();
}

// When a stream ends, the next program is there already, and this browser is alone: it need not wait so that others do not come
// at the same time. The former program may still be letting go of the session.
new MutationObserver((changes) => {
  if (changes.some(({ oldValue }) => oldValue === "live")) for (const delay of [40, 90, 140]) setTimeout(wake, delay);
}).observe(document.documentElement, { attributeFilter: ["data-martlet"], attributeOldValue: true });
