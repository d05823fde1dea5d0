// @ts-check
// The stream of server-sent events.
//
// It is read with `fetch`: an EventSource sees neither the status of an answer nor its Retry-After.
import { connection, recordByte, wasOvertaken } from "./connection.js";
import { receive } from "./frames.js";
import { link, reopen } from "./link.js";
import { reload } from "./loading.js";
import { fetchModule } from "./modules.js";
import { takeMark } from "./posts.js";
import { isTemporary, pause, request, visitorHeaders } from "./requests.js";

/** Long polls bring the frames, where a proxy keeps a stream's bytes back. */
let isPolling = false;

/**
 * Takes a frame of this page.
 * @param {number} sequence
 * @param {any} frame patches, the status that a request would have, what the server says about posts, or the result of a build
 */
export function take(sequence, frame) {
  if (typeof frame === "number") reload(frame);
  else if (Array.isArray(frame)) receive(sequence, frame);
  else if (frame.build) {
    link.build = frame.build;
    fetchModule("./martlet-build.js").then(({ show }) => show());
  } else takeMark(frame);
}

/** Opens the stream. */
function open() {
  connection.isUrgent = false;
  connection.isOpening = true;
  connection.controller = new AbortController();
  connection.lastByte = Date.now();
  connection.isSilent = !isPolling;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return request(link.path() + (isPolling ? "&poll=1" : ""), {
    headers: { ...visitorHeaders(), "martlet-time-zone": `${zone};${-new Date().getTimezoneOffset()}` },
    signal: connection.controller.signal,
    cache: "no-store", // browsers may cache a 410
    keepalive: true, // else Firefox takes no page with an open stream into its page cache
  });
}

/** Keeps a stream open, as long as the document lives. */
export async function run() {
  for (let attempt = 0; ; attempt++) {
    // Another tab may take its turn meanwhile.
    for (let turn; turn !== link.turn; ) await (turn = link.turn);
    const response = await Promise.race([
      open(),
      /** @type {Promise<undefined>} */ (new Promise((done) => (connection.giveUp = done))),
    ]);
    connection.isOpening = false;
    if (response?.body && response.headers.get("content-type")?.includes("event-stream")) {
      link.report("live");
      const began = Date.now();
      await read(response.body).catch(() => {});
      // A stream that always ends at once is not opened again as quickly as one of a server that restarts.
      attempt = Date.now() - began < 1000 ? 3 : 0;
    } else if (response && response.status > 399 && !isTemporary(response)) reload(response.status);
    connection.isSilent = false;
    if (connection.isUrgent || (isPolling && response?.ok)) continue;
    link.report("offline");
    await pause(attempt, response);
  }
}

/**
 * Reads the lines of a stream.
 * @param {ReadableStream<Uint8Array>} body
 */
async function read(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let sequence = 0;
  let page = "";
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    recordByte();
    const lines = value.split(/\r|\n/);
    lines[0] = rest + lines[0];
    rest = /** @type {string} */ (lines.pop());
    for (const line of lines) {
      const [, name, text] = /^(id|event|data|durable|posts|build): ?(.*)/s.exec(line) ?? [];
      if (name === "event") page = text;
      else if (name === "id") sequence = Number(text);
      else if (name) {
        const frame = name === "data" ? JSON.parse(text) : { [name]: JSON.parse(text) };
        if (frame === 410 && wasOvertaken()) return reopen();
        if (!link.passOn(page, sequence, frame)) take(sequence, frame);
      }
    }
  }
}

/** Ends a stream that nothing comes of. */
export function watch() {
  setInterval(() => {
    const silence = Date.now() - connection.lastByte;
    if (connection.isSilent && silence > 5000) {
      isPolling = true;
      reopen();
    } else if (silence > 45_000) connection.controller?.abort();
  }, 5000);
}
