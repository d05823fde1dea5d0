// @ts-check
// Files that a visitor chooses are sent in parts, one after another (docs/protocol.md, "Files").
import { pageName } from "./page.js";
import { enqueue, flush } from "./posts.js";
import { isTemporary, pause, request } from "./requests.js";

/** How long a part may take, in milliseconds. */
const patience = 60_000;
/** @type {WeakSet<Element>} */
const known = new WeakSet();

/**
 * Sends a part of a file.
 * @param {string} path
 * @param {Blob} body
 * @returns {Promise<Response | undefined>} the answer; nothing if none comes
 */
async function sendPart(path, body) {
  for (let attempt = 0; attempt < 8; attempt++) {
    const headers = { "content-type": "application/octet-stream" };
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(), patience);
    const response = await request(path, { method: "POST", headers, body, signal: control.signal });
    clearTimeout(timer);
    if (!isTemporary(response)) return response;
    await pause(attempt, response);
  }
}

/** How often files are sent from the beginning, because the server has lost what had come: it was started anew. */
const beginnings = 3;

/**
 * Sends files, and tells how many have come. Why others have not is known to the server.
 * @param {HTMLElement} importer
 * @param {File[]} files
 * @param {number} [beginning]
 * @returns {Promise<void>}
 */
async function sendAll(importer, files, beginning = 1) {
  const { name = "", part } = importer.dataset;
  const progress = importer.querySelector("progress");
  const size = files.reduce((sum, file) => sum + file.size, 0);
  let [sent, come] = [0, 0];
  if (progress) progress.hidden = false;
  for (const file of files) {
    let [offset, end] = [0, 0];
    do {
      end = Math.min(file.size, offset + Number(part));
      const query = new URLSearchParams({ importer: name, number: `${come}`, size: `${file.size}`, offset: `${offset}`, name: file.name });
      const response = await sendPart(`pages/${pageName}/files?${query}`, file.slice(offset, end));
      // The visitor has left the choice.
      if (!importer.isConnected) return;
      if (response?.status === 409 && beginning < beginnings) return sendAll(importer, files, beginning + 1);
      if (!response?.ok) return tell(importer, come);
      sent += end - offset;
      offset = end;
      if (progress && size) progress.value = sent / size;
    } while (end < file.size);
    come++;
  }
  tell(importer, come);
}

/**
 * @param {HTMLElement} element
 * @param {number} come
 */
function tell(element, come) {
  enqueue({ element, type: "files", value: `${come}/${element.querySelector("input")?.files?.length}` });
  flush();
}

/**
 * Views have come in which files are chosen.
 * @param {Iterable<Element>} importers
 */
export function meet(importers) {
  for (const importer of importers) {
    const input = /** @type {HTMLInputElement | null} */ (importer.querySelector("input"));
    if (!importer.matches(".m-importer") || !input || known.has(input)) continue;
    known.add(input);
    input.addEventListener("change", () => {
      if (!input.files?.length) return;
      sendAll(/** @type {HTMLElement} */ (importer), [...input.files]);
      input.disabled = true;
    });
    // The visitor has just pressed something, if the browser remembers; otherwise the field is there to be pressed.
    try {
      input.showPicker();
    } catch {}
  }
}
