// @ts-check
// The inspector's part of an inspected page: its panel, and what it asks of this document (docs/protocol.md, "Inspection").
//
// It runs before the client and imports nothing of it, so that it stands between the client and the network.

/**
 * @typedef {object} InspectionState what the inspector asks of this document
 * @property {boolean} flashes
 * @property {number} latency milliseconds
 * @property {number} cuts
 * @property {boolean} picks
 * @property {[number, number]} [highlight] the first and the last node
 */

/** @typedef {ChildNode & { martlet?: number }} NumberedNode */

const basePath = new URL("../", import.meta.url).pathname;
const main = /** @type {HTMLElement} */ (document.getElementById("martlet"));
const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=martlet-page]"));
/** What the client calls this page; it is known when the stream is opened. */
let pageName = "";
const inspectAddress = () => `${basePath}pages/${pageName}/inspect`;
const isStill = matchMedia("(prefers-reduced-motion: reduce)");
/** More views do not flash at once. */
const flashLimit = 60;

/** @type {InspectionState} */
let state = { flashes: true, latency: 0, cuts: 0, picks: false };

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.m-inspected { position: fixed; z-index: 2147483000; pointer-events: none; box-sizing: border-box; border-radius: 4px;
  outline: 2px solid #b3261e; background: rgb(179 38 30 / 12%); }
:is(.m-inspector, #martlet-inspector) > iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; background: Canvas; }
.m-inspector { block-size: 26rem; }
.m-inspector[data-inspector=last] { block-size: 14rem; }
#martlet-inspector { position: fixed; z-index: 2147482000; inset-block: 0; inset-inline-end: 0; inline-size: min(26rem, 100vw);
  border-inline-start: 1px solid GrayText; background: Canvas; }
#martlet-inspector[hidden] { display: none; }
#martlet-inspector-toggle { position: fixed; z-index: 2147483100; inset-block-end: 12px; inset-inline-end: 12px; padding: 8px 14px;
  border: 1px solid GrayText; border-radius: 999px; font: 600 14px/1.2 system-ui; color: CanvasText; background: Canvas; cursor: pointer; }
@media (min-width: 900px) { html[data-inspecting] body { margin-inline-end: 26rem; } html[data-inspecting] .m-error { inset-inline-end: 27rem; } }
`);
document.adoptedStyleSheets.push(sheet);

// MARK: The panel

/**
 * @param {string} show how much
 */
function panel(show) {
  const frame = document.createElement("iframe");
  frame.title = "Inspector";
  frame.src = `${basePath}inspector/${pageName}?show=${show}`;
  frame.onload = () => {
    const root = frame.contentDocument?.documentElement;
    for (const type of ["pointerover", "pointerleave", "focusin", "focusout"])
      root?.addEventListener(type, ({ target }) => point(/** @type {HTMLElement} */ (target)));
  };
  return frame;
}

/** Fills the places that the program has for an inspector. A page that is sent anew has them empty again. */
function fillPlaces() {
  for (const place of main.querySelectorAll(".m-inspector:empty"))
    place.append(panel(place.getAttribute("data-inspector") ?? "everything"));
}

/** @type {Set<string>} */
const blocked = new Set();

/**
 * Says on the page what the browser has not loaded for its policy: the console says so too, but there nobody looks.
 * @param {string} address
 */
function tellBlocked(address) {
  if (blocked.has(address) || !/^https?:/.test(address)) return;
  blocked.add(address);
  const text = `The browser has blocked ${address}: pages load files of their own server only. Serve it by App.brand or a Route.`;
  import("./martlet-recovery.js").then(({ showError }) => showError(text));
}

/** Shows the panel. */
function showPanel() {
  fillPlaces();
  if (meta.dataset.inspector === "beside") {
    addEventListener("securitypolicyviolation", ({ blockedURI }) => tellBlocked(blockedURI));
    // What was blocked before this ran has left only a picture without a size.
    for (const picture of document.images)
      if (picture.complete && !picture.naturalWidth && new URL(picture.src).origin !== origin) tellBlocked(picture.src);
    const aside = document.createElement("aside");
    aside.id = "martlet-inspector";
    aside.setAttribute("aria-label", "Inspector");
    const button = document.createElement("button");
    button.id = "martlet-inspector-toggle";
    button.type = "button";
    const show = (/** @type {boolean} */ isOpen) => {
      if (isOpen && !aside.firstChild) aside.append(panel("everything"));
      aside.hidden = !isOpen;
      button.textContent = isOpen ? "Close inspector" : "Inspector";
      document.documentElement.toggleAttribute("data-inspecting", isOpen);
      sessionStorage.martletInspector = isOpen ? "open" : "closed";
    };
    button.onclick = () => show(aside.hidden);
    document.body.append(aside, button);
    show(sessionStorage.martletInspector ? sessionStorage.martletInspector === "open" : innerWidth >= 1100);
  }
}

/** Whether there is a panel to be seen: what changes by itself would flash for ever. */
const isShown = () => document.querySelector(":is(.m-inspector, #martlet-inspector:not([hidden])) > iframe") !== null;

// MARK: Marks on the page

/**
 * The node with a number.
 * @param {number} number
 * @returns {NumberedNode | undefined}
 */
function find(number) {
  const walker = document.createTreeWalker(main);
  for (let node; (node = /** @type {NumberedNode | null} */ (walker.nextNode())); ) if (node.martlet === number) return node;
}

/**
 * Marks the place of a view.
 * @param {number} first its first node
 * @param {number} last
 */
function mark(first, last) {
  const [start, end] = [find(first), find(last)];
  if (!start || !end) return; // the view has gone
  const range = document.createRange();
  range.setStartBefore(start);
  range.setEndAfter(end);
  const place = range.getBoundingClientRect();
  if (place.width + place.height === 0) return;
  // What is larger than the window is marked where it is seen.
  const { clientWidth, clientHeight } = document.documentElement;
  const [left, right] = [place.left, place.right].map((x) => Math.min(Math.max(x, 0), clientWidth));
  const [top, bottom] = [place.top, place.bottom].map((y) => Math.min(Math.max(y, 0), clientHeight));
  const box = document.createElement("div");
  box.className = "m-inspected";
  box.ariaHidden = "true";
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  document.body.append(box);
  return box;
}

/**
 * Lets the views of a transaction flash.
 * @param {{ range?: [number, number] }[]} evaluated
 */
function flash(evaluated) {
  for (const { range } of evaluated.slice(0, flashLimit)) {
    const box = range && mark(...range);
    if (!box) continue;
    const frames = isStill.matches ? { opacity: [1, 1] } : { opacity: [1, 0] };
    box.animate(frames, 700).finished.finally(() => box.remove());
  }
}

/** @type {HTMLElement | undefined} */
let highlighted;

/** @type {HTMLElement | undefined} */
let pointed;

/**
 * Marks the view that the visitor points at in the panel, while they do.
 * @param {HTMLElement} target an element of the panel
 */
function point(target) {
  pointed?.remove();
  const range = target.closest("[data-view]:is(:hover, :focus)")?.getAttribute("data-view");
  const [first, last] = `${range}`.split("-").map(Number);
  // What is selected has a mark already.
  pointed = range && range !== state.highlight?.join("-") ? mark(first, last) : undefined;
}

// MARK: Reports

/**
 * Reports something to the inspector.
 * @param {object} report
 */
const report = (report) =>
  undelayed(inspectAddress(), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(report) }).catch(() => {});

let lastEvent = 0;
for (const type of ["click", "input", "change", "submit"])
  addEventListener(type, () => (lastEvent = performance.now()), { capture: true, passive: true });

/** The number of the frame that has come last. */
let arrived = 0;
/**
 * When frames were applied.
 * @type {Map<number, number>}
 */
const times = new Map();
new MutationObserver(() => {
  if (pageName) fillPlaces();
  if (times.has(arrived)) return;
  times.set(arrived, performance.now());
  if (times.size > 100) times.delete(times.keys().next().value ?? 0);
}).observe(main, { attributes: true, childList: true, characterData: true, subtree: true });

/**
 * Reports when a frame was applied, as soon as it is.
 * @param {number} frame
 * @param {number} began
 * @param {number} [attempts]
 */
function reportApplied(frame, began, attempts = 0) {
  const time = times.get(frame);
  if (time) report({ frame, milliseconds: Math.max(0, Math.round(10 * (time - began)) / 10) });
  else if (attempts < 100) setTimeout(reportApplied, 50, frame, began, attempts + 1);
}

addEventListener(
  "click",
  (event) => {
    if (!state.picks) return;
    let node = /** @type {any} */ (event.target);
    while (node && node.martlet === undefined) node = node.parentNode;
    if (!node || !main.contains(node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report({ picked: node.martlet });
  },
  { capture: true },
);

// MARK: The network

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Ends the stream as a lost connection would.
 * @type {() => void}
 */
let cut = () => {};

/**
 * The bytes of the stream, each of which comes as much later as the latency is.
 * @param {ReadableStream<Uint8Array>} body
 */
function delayed(body) {
  const reader = body.getReader();
  return new ReadableStream({
    async start(controller) {
      cut = () => {
        controller.error(new TypeError("The stream was cut."));
        reader.cancel();
      };
      let turn = Promise.resolve();
      for (;;) {
        const { done, value } = await reader.read();
        const pause = state.latency > 0 ? sleep(state.latency) : undefined;
        turn = turn
          .then(() => pause)
          .then(() => {
            if (done) return controller.close();
            noteFrame(value);
            controller.enqueue(value);
          })
          .catch(() => {}); // nobody reads any more
        if (done) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** @param {Uint8Array} bytes of the stream */
function noteFrame(bytes) {
  const numbers = [...new TextDecoder().decode(bytes).matchAll(/^id: ?(\d+)/gm)];
  if (numbers.length) arrived = Number(numbers.at(-1)?.[1]);
}

const undelayed = window.fetch.bind(window);

/** Requests of this page only: nothing else of the visitor's is slowed. */
window.fetch = async (input, options) => {
  const [, name, kind] = /\/_martlet\/pages\/([^/]+)\/(stream|events)/.exec(`${input}`) ?? [];
  if (!name) return undelayed(input, options);
  if (!pageName) begin(name);
  if (state.latency > 0) await sleep(state.latency);
  const response = await undelayed(input, options);
  if (kind === "stream" && response.ok && response.body) {
    const { status, statusText, headers } = response;
    return new Response(delayed(response.body), { status, statusText, headers });
  }
  if (state.latency > 0) await sleep(state.latency);
  return response;
};

// The tabs of a browser share a stream. An inspected page has its own, or another's latency would be its own.
// @ts-expect-error it has what the client uses
window.BroadcastChannel = class {
  postMessage() {}
  close() {}
};

/** @param {InspectionState} next */
function take(next) {
  const former = state;
  state = next;
  highlighted?.remove();
  if (next.highlight) pointed?.remove();
  highlighted = next.highlight && mark(...next.highlight);
  if (next.picks !== former.picks) document.documentElement.style.cursor = next.picks ? "crosshair" : "";
  if (next.cuts > former.cuts) cut();
}

/**
 * The client opens the page's stream for the first time.
 * @param {string} name what it calls the page
 */
function begin(name) {
  pageName = name;
  showPanel();
  follow();
  // An inspected page may come back from the browser's page cache.
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}

/** Follows the page's transactions. */
function follow() {
  const stream = new EventSource(inspectAddress());
  stream.addEventListener("state", ({ data }) => take(JSON.parse(data)));
  stream.addEventListener("transaction", ({ data }) => {
    const { cause, evaluated, frame } = JSON.parse(data);
    if (state.flashes && isShown()) flash(evaluated);
    if (frame && cause.kind === "events" && lastEvent) reportApplied(frame, lastEvent);
  });
  addEventListener("pagehide", () => stream.close(), { once: true });
}
