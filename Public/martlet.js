// The browser client: see docs/protocol.md.
const { dataset } = document.documentElement;
const main = document.getElementById("martlet");
const meta = document.querySelector("meta[name=martlet-page]");
let applied = +meta.dataset.seq; // the last frame applied
let awaitsResync;

// Numbers

const nodes = new Map(); // number -> node; node.martlet is the way back

function register(node, number) {
  node.martlet = number;
  nodes.set(number, node);
}

function forget(node) {
  nodes.delete(node.martlet);
  node.childNodes.forEach(forget);
}

function find(number) {
  const node = nodes.get(number);
  if (node?.isConnected) return node;
  throw "no node " + number;
}

// Values

const isUnsafe = (name, value) =>
  (/^on|srcdoc|html$/i.test(name) ||
    (/(href|src|action|data)$/i.test(name) && /^javascript:/i.test(`${value}`.replace(/[\0- ]/g, "")))) &&
  !console.warn("martlet:", name);

// Slots: "" text, "?class", ".property", "attribute".
function set(node, slot, value, known) {
  const name = slot.replace(/^[?.]/, "");
  if (!slot) node.textContent = value;
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

const caretOf = (node) => node === document.activeElement && [node.selectionStart, node.selectionEnd];

function setCaret(node, caret) {
  if (caret?.[0] != null) node.setSelectionRange(...caret);
}

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

function build(first, groups, parent) {
  const fragment = document.createDocumentFragment();
  nextNumber = first;
  insertGroups(groups, fragment, null, namespaceIn(parent));
  return fragment;
}

// Patches

const create = (name, properties) => Object.assign(document.createElement(name), properties);

function range(first, last = first) {
  const found = [find(first)];
  const end = find(last);
  while (found.at(-1) !== end) found.push(found.at(-1).nextSibling);
  return found;
}

const patches = {
  t(...pairs) {
    for (let i = 0; i < pairs.length; i += 2) set(find(pairs[i]), "", pairs[i + 1]);
  },
  a: (n, name, value) => set(find(n), name, value),
  p: (n, name, value, known) => set(find(n), "." + name, value, known),
  c: (n, name, value) => set(find(n), "?" + name, value),
  d: (id, roots, slots) => templates.set(id, { roots, slots, plans: {} }),
  i: (n, first, groups) => find(n).before(build(first, groups, find(n).parentNode)),
  r(first, last) {
    const gone = range(first, last);
    for (const node of gone) node.remove();
    setTimeout(() => gone.forEach(forget));
  },
  m(n, first, last) {
    const parent = find(n).parentNode;
    for (const node of range(first, last)) (parent.moveBefore ?? parent.insertBefore).call(parent, node, find(n));
  },
  s(rule) {
    const { sheet } = document.getElementById("martlet-style");
    sheet.insertRule(rule, sheet.cssRules.length);
  },
  z: replaceAll,
  n: (path, replace) => isUnsafe("href", path) || location[replace ? "replace" : "assign"](path),
  h: (title) => (document.title = title),
  e(timing) {
    main.style.setProperty("--m-animation", timing);
    setTimeout(() => (main.style = ""), 99 + parseInt(timing));
  },
  f: (n, known, leaves) => theirEdit(document.activeElement, known) || find(n)[leaves ? "blur" : "focus"](),
  "!"(textContent) {
    const toast = create("div", { className: "m-error", role: "alert", textContent });
    toast.append(create("button", { textContent: "×", ariaLabel: "Dismiss", onclick: () => toast.remove() }));
    document.body.append(toast);
  },
};

function receive(seq, frame) {
  if (frame.some(([name]) => name === "z")) awaitsResync = false;
  else if (seq > applied + 1) requestResync();
  else if (seq <= applied) return;
  if (awaitsResync) return;
  applied = seq;
  for (const [name, ...operands] of frame) {
    try {
      patches[name](...operands);
    } catch (error) {
      dataset.martletMismatch = 1 + (dataset.martletMismatch | 0);
      console.warn("martlet:", error);
      requestResync();
    }
  }
}

// Full resync

const pathOf = (node) =>
  node.id ? [node.id] : [...pathOf(node.parentNode), [...node.parentNode.children].indexOf(node)];
const follow = ([id, ...path]) => path.reduce((node, index) => node?.children[index], document.getElementById(id));

function replaceAll(first, groups, known) {
  const kept = [];
  for (const old of main.querySelectorAll("*")) {
    const { scrollLeft, scrollTop } = old;
    const caret = caretOf(old);
    const edit = theirEdit(old, known);
    if (caret || edit || scrollLeft || scrollTop)
      kept.push({ old, path: pathOf(old), caret, edit, scrollLeft, scrollTop });
  }
  nodes.clear();
  main.replaceChildren(build(first, groups, main));
  for (const { old, path, caret, edit, scrollLeft, scrollTop } of kept) {
    const node = follow(path);
    if (node?.tagName !== old.tagName) continue;
    if (edit) {
      if (edit.element === old) edit.element = node;
      edits.set(node, edit);
      node.value = old.value;
      node.checked = old.checked;
    }
    node.scrollTo(scrollLeft, scrollTop);
    if (caret) node.focus({ preventScroll: true });
    setCaret(node, caret);
  }
}

// Events

const queue = [];
const edits = new WeakMap(); // a field the user changed -> the event that tells the server
let isPosting;
let sent = 0;

// Theirs until a patch knows of it; where nothing listens, while focused.
function theirEdit(field, known) {
  const edit = edits.get(field);
  return (edit?.type ? !(edit.post <= known) || edit.isComposing : field === document.activeElement) && edit;
}

function handle(event) {
  const { target, key, isComposing } = event;
  let { type } = event;
  if (type === "compositionend") type = "input";
  if (key === "Enter" && !main.contains(target.form) && target.matches("[data-on~=submit] input, input[data-on~=submit]"))
    type = "submit";
  const earlier = edits.get(target);
  if (type === "input") edits.set(target, {});
  const element = target.closest?.(`[data-on~=${type}]`);
  if (!element) return;
  if (type === "submit" || element.matches("a[href=''], a[href='#'], button[name]")) event.preventDefault();
  if (element.closest("[disabled], [aria-disabled=true]") || (key && isComposing)) return;
  let value = key;
  if (/input|change/.test(type)) value = target.type === "checkbox" ? target.checked : target.value;
  else if (target.elements)
    value = Object.fromEntries([...new FormData(target, event.submitter)].filter(([, text]) => text.trim));
  if (type === "input" && earlier?.type === type && earlier === queue.at(-1)) queue.pop();
  if (queue.length >= 200) return;
  const queued = { element, type, value, isComposing };
  queue.push(queued);
  if (value !== key) for (const field of target.elements ?? [target]) if (edits.has(field)) edits.set(field, queued);
  flush();
}

// One request at a time; the rest goes together.
async function flush() {
  const batch = isPosting ? [] : queue.splice(0, 32);
  dataset.martletQueued = queue.length;
  if (!batch.length) return;
  isPosting = true;
  const events = batch.map((event) => {
    const { element, type, value } = event;
    event.post = sent + 1;
    return { target: (element.isConnected && element.martlet) || element.id, type, value };
  });
  const body = JSON.stringify({ seq: ++sent, ack: applied, events });
  let response;
  for (let attempt = 0; ; attempt++) {
    const headers = { "content-type": "application/json" };
    response = await request("events", { method: "POST", headers, body, signal: AbortSignal.timeout(30e3) });
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
  flush();
}

// Retrying

const wakers = [];
const request = (path, options) => fetch(`/_martlet/pages/${meta.content}/${path}`, options).catch(() => {});
const isTemporary = (response) => !response || response.status > 499 || response.status === 429;

// Full jitter, or all clients come at once.
function pause(attempt, response) {
  const asked = 1000 * response?.headers.get("retry-after") || 0;
  return new Promise((done) => {
    setTimeout(done, Math.max(asked, Math.random() * Math.min(30e3, 1000 * 2 ** attempt)));
    if (!asked) wakers.push(done);
  });
}

function wake() {
  for (const done of wakers.splice(0)) done();
}

function reload(cause) {
  const recent = `${sessionStorage.martlet}`.split(",").filter((time) => time > Date.now() - 30e3);
  if (recent.push(Date.now()) > 3) return;
  sessionStorage.martlet = recent;
  console.warn("martlet:", cause);
  location.reload();
}

// The stream

let connection, isUrgent, lastByte, lastResync;

function reconnect() {
  isUrgent = true;
  connection.abort();
  wake();
}

function requestResync() {
  if (awaitsResync) return;
  awaitsResync = true;
  setTimeout(reconnect, lastResync + 5e3 - Date.now());
  lastResync = Date.now();
}

async function run() {
  for (let attempt = 0; ; attempt++) {
    isUrgent = false;
    connection = new AbortController();
    lastByte = Date.now();
    const options = { signal: connection.signal, cache: "no-store" }; // a 410 may be cached
    const response = await request(`stream?after=${applied}${awaitsResync ? "&resync=1" : ""}`, options);
    if (/event-stream/.test(response?.headers.get("content-type"))) {
      attempt = 0;
      dataset.martlet = "live";
      await read(response.body.pipeThrough(new TextDecoderStream()).getReader()).catch(() => {});
    } else if (response?.status > 399 && !isTemporary(response)) reload(response.status);
    if (isUrgent) continue;
    dataset.martlet = "offline";
    await pause(attempt, response);
  }
}

async function read(reader) {
  let id;
  let rest = "";
  for (;;) {
    const { done, value: text } = await reader.read();
    if (done) return;
    lastByte = Date.now();
    const lines = text.split(/\r|\n/);
    lines[0] = rest + lines[0];
    rest = lines.pop();
    for (const line of lines) {
      if (line.startsWith("id:")) id = line.slice(3);
      if (line.startsWith("data:")) receive(+id, JSON.parse(line.slice(5)));
    }
  }
}

// Start

function revive() {
  if (dataset.martlet !== "live" || Date.now() - lastByte > 25e3) reconnect();
  else wake();
}

document.body.append(create("div", { className: "m-reconnecting", role: "status", textContent: "Reconnecting…" }));

main.parentNode.onsubmit = () => false;
addEventListener("online", revive);
addEventListener("pageshow", (event) => event.persisted && revive());
document.addEventListener("visibilitychange", () => document.hidden || revive());
for (const type of "click input change submit keydown focusin focusout compositionend".split(" "))
  document.addEventListener(type, handle);
addEventListener("pagehide", () => connection.abort());
setInterval(() => Date.now() - lastByte > 45e3 && connection.abort(), 5e3);

const walker = document.createTreeWalker(main, 129); // elements and comments
while (walker.nextNode()) {
  const node = walker.currentNode;
  const number = node.dataset?.m ?? node.data;
  if (/^\d+$/.test(number)) register(node, +number);
  const { value, defaultValue = value } = node; // typed before?
  if (value !== defaultValue || node.checked !== node.defaultChecked) handle({ target: node, type: "input" });
}
run();
