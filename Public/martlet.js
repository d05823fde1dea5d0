// @ts-check
// The browser client (docs/protocol.md): makes a document live.
import { abandon, connection } from "./connection.js";
import { addDialog, showDialogs } from "./dialogs.js";
import { handle, listenToVisitor } from "./events.js";
import { isDurable } from "./kept.js";
import { link } from "./link.js";
import { meet } from "./modules.js";
import { register } from "./nodes.js";
import { dataset, main } from "./page.js";
import { postAgain, postLast } from "./posts.js";
import { darkScheme, wake } from "./requests.js";
import { run, watch } from "./stream.js";
import { joinTabs, leaveTabs } from "./tabs.js";

/** The document may have been away: its stream is begun again unless it is surely alive, or just being opened. */
function revive() {
  const age = Date.now() - connection.lastByte;
  // Several signs come at once when a document comes back, and each would give up the request of the one before.
  if (connection.isOpening ? age < 1000 : dataset.martlet === "live" && age < 25_000) wake();
  else link.renew();
}

/** Finds the nodes that have numbers in the HTML, dialogs, and fields that were changed before this script ran. */
function readDocument() {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    const node = /** @type {HTMLInputElement & { data?: string }} */ (walker.currentNode);
    const number = node.dataset?.m ?? node.data ?? "";
    if (/^\d+$/.test(number)) register(node, Number(number));
    if (node.dataset?.modal !== undefined) addDialog(node);
    const { value, defaultValue = value } = node;
    if (value !== defaultValue || node.checked !== node.defaultChecked) handle({ target: node, type: "input" });
  }
}

// The form around the page is for browsers without a script.
/** @type {HTMLElement} */ (main.parentNode).onsubmit = () => false;

addEventListener("online", revive);
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  postAgain();
  joinTabs();
  revive();
});
document.addEventListener("resume", revive);
document.addEventListener("visibilitychange", () => document.hidden || revive());
addEventListener("pagehide", ({ persisted }) => {
  leaveTabs();
  abandon();
  // A document that is kept posts nothing: it may come back, and a request would keep Chromium from keeping it.
  if (!persisted) postLast();
});
darkScheme.onchange = () => link.renew();

listenToVisitor();
watch();
readDocument();
meet(document);
if (!main.inert) showDialogs();
joinTabs();
run();
// What went wrong in the first render is shown as what goes wrong later. And after a deploy, when a durable page comes
// whole, the server may not have the module of this build.
if (isDurable || document.querySelector("form > .m-error")) import("./martlet-recovery.js").catch(() => {});
