// @ts-check
// Files that a visitor chooses are sent in parts, one after another (docs/protocol.md, "Files").
import { pageName } from "./page.js";
import { enqueue, flush } from "./posts.js";
import { isTemporary, pause, request } from "./requests.js";

/** @type {WeakSet<Element>} */
const known = new WeakSet();

/**
 * Sends a part of a file.
 * @param {string} path
 * @param {Blob} body
 * @returns {Promise<boolean>} whether the server has it
 */
async function sendPart(path, body) {
  for (let attempt = 0; attempt < 8; attempt++) {
    const headers = { "content-type": "application/octet-stream" };
    const response = await request(path, { method: "POST", headers, body, signal: AbortSignal.timeout(60_000) });
    if (response && !isTemporary(response)) return response.ok;
    await pause(attempt, response);
  }
  return false;
}

/**
 * Sends files, and tells how many have come. Why others have not is known to the server.
 * @param {HTMLElement} importer
 * @param {File[]} files
 */
async function sendAll(importer, files) {
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
      const isSent = await sendPart(`pages/${pageName}/files?${query}`, file.slice(offset, end));
      // The visitor has left the choice.
      if (!importer.isConnected) return;
      if (!isSent) return tell(importer, come);
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
    const input = /** @type {HTMLInputElement | null} */ (importer.querySelector(".m-importer input"));
    if (!input || known.has(input)) continue;
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
