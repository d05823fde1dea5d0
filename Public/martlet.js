// The browser client: see docs/protocol.md. What few pages need is in modules of its own, fetched when it is needed.
const { dataset } = document.documentElement;
const base = new URL("../", import.meta.url).pathname; // …/_martlet/
export const main = document.getElementById("martlet");
export const meta = document.querySelector("meta[name=martlet-page]");
export let applied = +meta.dataset.seq; // the last frame applied
export let awaitsResync;

// This document's name: its page, a number of its own, and the number that stood before at this place of the history, if that
// had the same page. A copy, or a document out of the browser's cache, has the HTML of an earlier one; if two tabs have one
// address, even that of the other tab's page, and then nothing can be used before everything has come anew.
export const me = Math.floor(Math.random() * 2 ** 52);
const [before, former] = history.state?.martlet ?? [];
const comesBack = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
const page = (comesBack && before) || meta.content;
awaitsResync = main.inert = page !== meta.content;
export const own = [page, me.toString(36), ...(page === before ? [former] : [])].join(".");
history.replaceState({ ...history.state, martlet: [page, me.toString(36)] }, "");

// Numbers

export const nodes = new Map(); // number -> node; node.martlet is the way back

function register(node, number) {
  node.martlet = number;
  nodes.set(number, node);
}

export function forget(node) {
  nodes.delete(node.martlet);
  node.childNodes.forEach(forget);
}

function find(number) {
  const node = nodes.get(number);
  if (node && main.contains(node)) return node;
  throw number;
}

// Values

const isUnsafe = (name, value) =>
  (/^on|srcdoc|html$/i.test(name) ||
    (/(href|src|action|data)$/i.test(name) && /^javascript:/i.test(`${value}`.replace(/[\0- ]/g, "")))) &&
  !console.warn("martlet:", name);

// Slots: "" text, "?class", ".property", "attribute".
function set(node, slot, value, known) {
  const name = slot.replace(/^[?.]/, "");
  if (name === "data-modal") dialogs.push(node);
  if (!slot && value.map)
    // Parts of a text, with looks of their own.
    node.replaceChildren(...value.map(([textContent, className]) => create("m-part", { textContent, className })));
  else if (!slot) node.textContent = value;
  else if (slot[0] === "?") node.classList.toggle(name, !!value);
  else if (isUnsafe(name, value)) return;
  else if (slot[0] === ".") {
    if (node[name] === value || (/^value$|^checked$/.test(name) && theirEdit(node, known))) return;
    const caret = caretOf(node);
    node[name] = value;
    setCaret(node, caret);
  } else if (name === "style") node.style.cssText = value; // a CSP blocks the attribute
  else if (value || value === "") node.setAttribute(name, value);
  else node.removeAttribute(name);
}

export const caretOf = (node) => node === document.activeElement && [node.selectionStart, node.selectionEnd];

export function setCaret(node, caret) {
  if (caret?.[0] != null) node.setSelectionRange(...caret);
}

// Dialogs

const dialogs = []; // those that have come and are to be modal

const showDialogs = () => dialogs[0] && import("./martlet-dialogs.js").then(({ show }) => show(dialogs.splice(0)));

// Templates

const templates = new Map();
const namespaceIn = (parent) => (parent.localName === "foreignObject" ? main : parent).namespaceURI;

// Node 0 is the fragment, node k has index k - 1.
function makePlan(roots, namespace) {
  const prototype = document.createDocumentFragment();
  const steps = [0]; // k > 0: next sibling of node k; else: first child of node -k
  const places = [];
  const add = (children, parent, parentNode, namespace) => {
    let previous = 0;
    for (const child of children) {
      const node = steps.length;
      if (child === 0 || child === 2) places.push({ parentNode, before: node, namespace });
      if (child.trim) parent.append(child);
      if (child.trim || child === 2) continue;
      steps.push(previous || -parentNode);
      previous = node;
      const [tag, attributes, content = []] = child < 2 ? [] : child;
      const added = tag
        ? document.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : namespace, tag)
        : document.createComment("");
      for (const name in attributes) set(added, name, attributes[name]);
      parent.append(added);
      add(content, added, node, namespaceIn(added));
    }
  };
  add(roots, prototype, 0, namespace);
  return { prototype: (roots.length < 2 && prototype.firstElementChild) || prototype, steps, places };
}

let nextNumber;

function insertGroups(groups, parent, before, namespace) {
  for (const [id, ...values] of groups) {
    const { roots, slots, plans } = templates.get(id);
    const { prototype, steps, places } = (plans[namespace] ??= makePlan(roots, namespace));
    const arity = slots.length / 2 + places.length;
    let count = arity ? values.length / arity : values[0];
    for (let at = 0; count--; ) {
      const copy = prototype.cloneNode(true);
      const own = copy.tagName ? [null, copy] : [copy];
      for (let i = 1; i < steps.length; i++) {
        own[i] ??= steps[i] > 0 ? own[steps[i]].nextSibling : own[-steps[i]].firstChild;
        register(own[i], nextNumber++);
      }
      for (let i = 0; i < slots.length; i += 2) set(own[slots[i] + 1], slots[i + 1], values[at++]);
      for (const { parentNode, before, namespace } of places) {
        const next = own[before]?.parentNode === own[parentNode] ? own[before] : null;
        insertGroups(values[at++], own[parentNode], next, namespace);
      }
      parent.insertBefore(copy, before);
    }
  }
}

export function build(first, groups, parent) {
  const fragment = document.createDocumentFragment();
  nextNumber = first;
  insertGroups(groups, fragment, null, namespaceIn(parent));
  meetCells(fragment);
  return fragment;
}

let cells; // a module, once there are controls that are called after their rows, or grids

function meetCells(root) {
  const found = root.querySelectorAll("[data-label], [role=grid]");
  if (found.length) (cells = import("./martlet-cells.js")).then(({ meet }) => meet(found));
}

// Patches

export const create = (name, properties) => Object.assign(document.createElement(name), properties);

export function range(first, last = first) {
  const found = [find(first)];
  const end = find(last);
  while (found.at(-1) !== end) found.push(found.at(-1).nextSibling);
  return found;
}

const patches = {
  t(...pairs) {
    for (let i = 0; i < pairs.length; i += 2) {
      const node = find(pairs[i]);
      set(node, "", pairs[i + 1]);
      cells?.then(({ renameAround }) => renameAround(node));
    }
  },
  a: (n, name, value) => set(find(n), name, value),
  p: (n, name, value, known) => set(find(n), "." + name, value, known),
  c: (n, name, value) => set(find(n), "?" + name, value),
  d: (id, roots, slots) => templates.set(id, { roots, slots, plans: {} }),
  i: (n, first, groups) => find(n).before(build(first, groups, find(n).parentNode)),
  r(first, last) {
    const gone = range(first, last);
    for (const node of gone) {
      node.close?.(); // gives the focus back
      node.remove();
    }
    setTimeout(() => gone.forEach(forget));
  },
  m(n, first, last) {
    const parent = find(n).parentNode;
    for (const node of range(first, last)) (parent.moveBefore ?? parent.insertBefore).call(parent, node, find(n));
  },
  s(rule) {
    const [layer] = document.getElementById("martlet-style").sheet.cssRules;
    layer.insertRule(rule, layer.cssRules.length);
  },
  n(path, replace) {
    if (isUnsafe("href", path)) return;
    leaving = Date.now();
    location[replace ? "replace" : "assign"](path);
  },
  h: (title) => (document.title = title),
  e(timing) {
    main.style.setProperty("--m-animation", timing);
    setTimeout(() => (main.style = ""), 99 + parseInt(timing));
  },
  f: (n, known, leaves) => theirEdit(document.activeElement, known) || find(n)[leaves ? "blur" : "focus"](),
};

const waiting = []; // frames, the first of which is being applied
let released; // a promise: no pointer is down any more, and its click has been heard

addEventListener("pointerdown", () => {
  released = new Promise((done) => {
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => setTimeout(done), { once: true });
    setTimeout(done, 1e3); // it may be let go outside the window
  });
});

export async function receive(...numbered) {
  if (waiting.push(numbered) > 1) return;
  for (; waiting.length; waiting.shift()) {
    const [seq, frame] = waiting[0];
    // What is pressed stays until it is let go: no click comes of an element that was replaced meanwhile.
    if (frame.some(([name]) => /[xz]/.test(name))) await released;
    // Patches that are not here are in another module. What follows waits for it.
    if (frame.some(([name]) => !patches[name]))
      Object.assign(patches, await import("./martlet-recovery.js").catch(reload));
    apply(seq, frame);
  }
}

function apply(seq, frame) {
  if (frame.some(([name]) => name === "z")) awaitsResync = main.inert = false;
  else if (seq > applied + 1) requestResync();
  else if (seq <= applied) return;
  if (awaitsResync) return;
  applied = seq;
  for (const [name, ...operands] of frame) {
    try {
      patches[name](...operands);
      showDialogs();
    } catch (error) {
      dataset.martletMismatch = 1 + (dataset.martletMismatch | 0);
      console.warn("martlet:", error);
      // Where the number of the node is known, what is around it comes anew; else, or if that does not fit, everything.
      if (error > 0 && name !== "x") mismatches.push(error);
      else requestResync();
    }
  }
  if (mismatches.length) flush();
}

// Events

const queue = [];
const queueLimit = 200;
const mismatches = [];
export const edits = new WeakMap(); // a field the user changed -> the event that tells the server
let isPosting;
let sent = 0;

// Theirs until a patch knows of it; where nothing listens, while focused.
export function theirEdit(field, known) {
  const edit = edits.get(field);
  return (edit?.type ? !(edit.post <= known) || edit.isComposing : field === document.activeElement) && edit;
}

function handle(event) {
  const { target, key, isComposing } = event;
  // What is no control by itself is pressed as one.
  if (/^(Enter| )$/.test(key) && target.matches("[tabindex][data-on*=click]:not(button, input, [href])")) {
    event.preventDefault();
    const press = target.matches("[data-on~=click]") ? "click" : "dblclick";
    target.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  }
  let { type } = event;
  if (type === "compositionend") type = "input";
  if (key === "Enter" && !main.contains(target.form) && target.matches("[data-on~=submit] input, input[data-on~=submit]"))
    type = "submit";
  if (type === "click" && target.matches("[data-modal=dismissible]")) type = "cancel"; // beside it
  const earlier = edits.get(target);
  if (type === "input") edits.set(target, {});
  const link = type === "click" && !event.ctrlKey && !event.metaKey && target.closest("[data-links] a[href]");
  if (link) type = "link";
  const element = link || target.closest?.(`[data-on~=${type}]`);
  if (!element || (type === "cancel" && element !== target)) return;
  if (/submit|cancel|link/.test(type) || element.matches("a[href=''], a[href='#'], button[name]"))
    event.preventDefault();
  if (element.closest("[disabled], [aria-disabled=true]") || (key && isComposing) || target.isLeft === type) return;
  let value = key;
  if (/input|change/.test(type)) value = target.type === "checkbox" ? target.checked : target.value;
  else if (target.elements)
    value = Object.fromEntries([...new FormData(target, event.submitter)].filter(([, text]) => text.trim));
  if (type === "input" && earlier?.type === type && earlier === queue.at(-1)) queue.pop();
  if (queue.length >= queueLimit) return report();
  const queued = { element, type, value, isComposing };
  queue.push(queued);
  if (type === "cancel") target.isLeft = type; // once is enough
  if (value !== key) for (const field of target.elements ?? [target]) if (edits.has(field)) edits.set(field, queued);
  flush();
}

// A post of events, numbered.
function post(batch, more, options) {
  const events = batch.map((event) => {
    const { element, type, value } = event;
    event.post = sent + 1;
    return { target: element.martlet, type, value };
  });
  const seq = batch.length || more.mismatches ? ++sent : undefined;
  const body = JSON.stringify({ seq, ack: applied, events, ...more });
  // A short one goes on if the document is left meanwhile.
  const keepalive = body.length < 1e4;
  return () => send(`pages/${own}/events`, body, options ?? { keepalive, signal: AbortSignal.timeout(30e3) });
}

// One request at a time; the rest goes together.
async function flush() {
  const batch = isPosting ? [] : queue.splice(0, 32);
  if (dataset.martletQueued != queue.length) dataset.martletQueued = queue.length;
  report();
  if (isPosting || batch.length + mismatches.length < 1) return;
  isPosting = true;
  postedAt = Date.now();
  // Not sooner: in a large page even a small change of looks keeps the answer waiting for a frame.
  const slow = setTimeout(() => (dataset.martletWaiting = ""), 300);
  const tooSlow = setTimeout(report, patience);
  const broken = mismatches.length ? mismatches.splice(0, 32) : undefined;
  const attemptPost = post(batch, { mismatches: broken });
  let response;
  for (let attempt = 0; ; attempt++) {
    response = await attemptPost();
    if (!isTemporary(response)) break;
    await pause(attempt, response);
  }
  if (response.status === 410) reload(410);
  if (/404|409/.test(response.status)) {
    const { expected } = await response.json().catch(() => ({}));
    if (expected) {
      sent = expected - 1;
      queue.unshift(...batch);
    }
    requestResync();
  }
  isPosting = false;
  postedAt = undefined;
  clearTimeout(slow);
  clearTimeout(tooSlow);
  delete dataset.martletWaiting;
  flush();
}

// Retrying

const wakers = [];
const dark = matchMedia("(prefers-color-scheme: dark)");
const about = () => ({ "martlet-color-scheme": dark.matches ? "dark" : "light" });
export const request = (path, options) => fetch(base + path, options).catch(() => {});
export const send = (path, body, options) =>
  request(path, { method: "POST", headers: { "content-type": "application/json", ...about() }, body, ...options });
const isTemporary = (response) => !response || response.status > 499 || response.status === 429;

// Full jitter, or all clients come at once.
function pause(attempt, response) {
  const asked = 1000 * response?.headers.get("retry-after") || 0;
  return new Promise((done) => {
    setTimeout(done, Math.max(asked, Math.random() * Math.min(30e3, 1000 * 2 ** attempt)));
    if (!asked) wakers.push(done);
  });
}

export function wake() {
  for (const done of wakers.splice(0)) done();
}

let leaving; // when the page was sent to another

export function reload(cause) {
  if (Date.now() - leaving < 5e3) return; // it would take the place of that
  const recent = `${sessionStorage.martlet}`.split(",").filter((time) => time > Date.now() - 30e3);
  if (recent.push(Date.now()) > 3) return;
  sessionStorage.martlet = recent;
  console.warn("martlet:", cause);
  location.reload();
}

// The stream

let connection, isUrgent, isPolling, isSilent, lastByte, lastResync;

// Replaced where tabs share one (martlet-tabs.js).
export const link = {
  turn: 0, // a promise: the stream waits for it
  path: () => `pages/${own}/stream?after=${applied}${awaitsResync ? "&resync=1" : ""}`,
  take: (page, seq, frame) => (frame > 0 ? reload(frame) : receive(seq, frame)),
  tell(state) {
    offlineSince = state === "offline" ? (offlineSince ?? Date.now()) : undefined;
    dataset.martlet = state;
    report();
    setTimeout(report, grace);
  },
  renew: reopen,
};

export function reopen() {
  isUrgent = true;
  connection?.abort();
  wake();
}

export function heard() {
  lastByte = Date.now();
  isSilent = false;
}

function requestResync() {
  if (awaitsResync) return;
  awaitsResync = true;
  setTimeout(() => link.renew(), lastResync + 5e3 - Date.now());
  lastResync = Date.now();
}

async function run() {
  for (let attempt = 0; ; attempt++) {
    for (let turn; turn !== link.turn; ) await (turn = link.turn);
    isUrgent = false;
    connection = new AbortController();
    lastByte = Date.now();
    isSilent = !isPolling;
    // A 410 may be cached; without keepalive, Firefox takes no page with an open stream into its page cache.
    const timeZone = `${Intl.DateTimeFormat().resolvedOptions().timeZone};${-new Date().getTimezoneOffset()}`;
    const headers = { ...about(), "martlet-time-zone": timeZone };
    const options = { headers, signal: connection.signal, cache: "no-store", keepalive: true };
    const response = await request(link.path() + (isPolling ? "&poll=1" : ""), options);
    if (/event-stream/.test(response?.headers.get("content-type"))) {
      attempt = 0;
      link.tell("live");
      await read(response.body.pipeThrough(new TextDecoderStream()).getReader()).catch(() => {});
    } else if (response?.status > 399 && !isTemporary(response)) reload(response.status);
    isSilent = false;
    if (isUrgent || (isPolling && response?.ok)) continue;
    link.tell("offline");
    await pause(attempt, response);
  }
}

async function read(reader) {
  let id, page;
  let rest = "";
  for (;;) {
    const { done, value: text } = await reader.read();
    if (done) return;
    heard();
    const lines = text.split(/\r|\n/);
    lines[0] = rest + lines[0];
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith("id:")) id = line.slice(3);
      if (line.startsWith("event:")) page = line.slice(6).trim();
      if (line.startsWith("data:")) link.take(page, +id, JSON.parse(line.slice(5)));
    }
  }
}

// Trouble, in words

const bar = create("div", { className: "m-reconnecting", role: "status" });
const grace = 1e3; // a shorter interruption is nobody's business
const patience = 3e3; // how long an answer may take
let offlineSince, postedAt;

function report() {
  const now = Date.now();
  let text = "";
  if (queue.length >= queueLimit) text = "Too much waits for the server: what you do now is not kept.";
  else if (now - offlineSince >= grace) text = "Reconnecting…";
  else if (now - postedAt >= patience) text = "The server takes long to answer…";
  if (text && queue.length) text += ` (${queue.length} waiting)`;
  if (bar.textContent !== text) bar.textContent = text;
}

// Other tabs

let others;
let channel;
export const broadcast = (type, message) => channel?.postMessage({ from: me, page: own, type, ...message });

function listen() {
  channel?.close();
  channel = new BroadcastChannel(base);
  channel.onmessage = ({ data }) => {
    if (!others) {
      others = link.turn = import("./martlet-tabs.js");
      reopen(); // or six tabs could keep this module away
      broadcast();
    }
    others.then(({ hear }) => hear(data), reload);
  };
  broadcast("hello", { after: applied });
}

// Start

function revive() {
  if (dataset.martlet !== "live" || Date.now() - lastByte > 25e3) link.renew();
  else wake();
}

document.body.append(bar);

main.parentNode.onsubmit = () => false;
addEventListener("online", revive);
addEventListener("pageshow", (event) => event.persisted && (listen(), revive()));
document.addEventListener("resume", revive);
document.addEventListener("visibilitychange", () => document.hidden || revive());
dark.onchange = () => link.renew();
document.addEventListener("cancel", handle, true); // it does not bubble
for (const type of "click dblclick input change submit keydown focusin focusout compositionend".split(" "))
  document.addEventListener(type, handle);
addEventListener("pagehide", ({ persisted }) => {
  broadcast("bye");
  channel = channel?.close();
  connection?.abort();
  // What still waits goes along. A document that is kept says nothing: it may come back, and a request would keep Chromium
  // from keeping it.
  if (!persisted) post(queue.splice(0, 64), { leaving: true }, { keepalive: true })();
});
setInterval(() => {
  const silence = Date.now() - lastByte;
  // Where a proxy keeps a stream's bytes back, long polls bring them.
  if (isSilent && silence > 5e3) reopen((isPolling = true));
  else if (silence > 45e3) connection?.abort();
}, 5e3);

const walker = document.createTreeWalker(main, 129); // elements and comments
while (walker.nextNode()) {
  const node = walker.currentNode;
  const number = node.dataset?.m ?? node.data;
  if (/^\d+$/.test(number)) register(node, +number);
  if (node.dataset?.modal != null) dialogs.push(node);
  const { value, defaultValue = value } = node; // typed before?
  if (value !== defaultValue || node.checked !== node.defaultChecked) handle({ target: node, type: "input" });
}
// What went wrong in the first render is said as what goes wrong later.
for (const alert of document.querySelectorAll("form > .m-error")) {
  alert.remove();
  import("./martlet-recovery.js").then((patches) => patches["!"](alert.textContent));
}
meetCells(main);
if (!main.inert) showDialogs();
listen();
run();
