// @ts-check
// All tabs of a browser share one stream: one tab leads and has it, and passes the others their frames.
//
// Browsers allow six connections to a server that speaks HTTP/1.1, so that a stream for each tab would leave none for
// anything else. See "Tabs" in docs/protocol.md.
import { recordByte } from "./connection.js";
import { link, reopen } from "./link.js";
import { dataset, documentNumber, pageName } from "./page.js";
import { applied, awaitsResync } from "./position.js";
import { send, wake } from "./requests.js";
import { take } from "./stream.js";
import { broadcast } from "./tabs.js";

/** @typedef {{ after: number, resync?: boolean, seen: number }} Member a page of another tab */

/** What a tab does that has its stream for itself. */
const alone = { ...link, turn: Promise.resolve() };
/** What the tab does that has the stream for all. */
const shared = { path, passOn, report, renew: reopen };

/**
 * The other pages, for a tab that leads.
 * @type {Map<string, Member>}
 */
const members = new Map();
/** As long as no other tab is known to lead. */
let isLeading = true;
/** The others have been told that this tab leads. */
let isElected = false;
/**
 * The tab that leads, if it is another.
 * @type {number | undefined}
 */
let leader;
/** The leader was asked for a sign of life and has given none. */
let isAsked = false;
let isLive = dataset.martlet === "live";
/**
 * The pages that the stream began with.
 * @type {string[]}
 */
let opened = [];

/** Lets the stream begin. */
let begin = () => {};

/** A promise that `begin` keeps. */
const makeTurn = () => new Promise((done) => (begin = () => done(undefined)));

// A tab that has just been opened gives those who were there before a moment.
if (!isLive) {
  link.turn = makeTurn();
  setTimeout(begin, 500);
}

// Leading

/**
 * Where a page is, for the address of the stream.
 * @param {string} page
 * @param {number} after
 * @param {boolean} [resync]
 */
const place = (page, after, resync) => `${page}:${after}${resync ? "!" : ""}`;

/** The address of the stream for all. */
function path() {
  opened = [...members.keys()];
  const places = [place(pageName, applied, awaitsResync)];
  for (const [page, member] of members) {
    places.push(place(page, member.after, member.resync));
    member.resync = false;
  }
  return `stream?p=${places}`;
}

/**
 * Changes which pages the stream is for.
 * @param {object} body
 */
const change = (body) => send("stream", JSON.stringify(body), { keepalive: true });

/**
 * Adds pages to the stream that is open.
 * @param {Iterable<string>} pages
 */
async function join(pages) {
  const joining = [];
  for (const page of pages) {
    const member = members.get(page);
    if (!member) continue;
    joining.push({ page, after: member.after, resync: !!member.resync });
    member.resync = false;
  }
  if (!joining.length) return;
  const response = await change({ join: joining });
  if (response?.status !== 204 && isLeading) reopen();
}

/**
 * Takes the page of another tab into the stream.
 * @param {string} page
 * @param {number} after
 * @param {boolean} [resync]
 */
function admit(page, after, resync) {
  members.set(page, { after, resync, seen: Date.now() });
  broadcast("lead");
  broadcast("state", { state: isLive ? "live" : "offline" });
  if (link.path !== path) share();
  else if (isLive) join([page]);
  else wake();
}

/** The tab's own stream becomes one for all. */
function share() {
  Object.assign(link, shared);
  isLive = false;
  begin();
  reopen();
}

/** @param {string} page */
function dismiss(page) {
  if (members.delete(page)) change({ leave: [page] });
}

/**
 * Gives a frame to the tab whose page it is of.
 * @param {string} page
 * @param {number} sequence
 * @param {any} frame
 */
function passOn(page, sequence, frame) {
  if (!page || page === pageName) return false;
  const member = members.get(page);
  if (member && sequence) member.after = sequence;
  broadcast("frame", { to: page, seq: sequence, frame });
  return true;
}

/** @param {"live" | "offline"} state */
function report(state) {
  isLive = state === "live";
  alone.report(state);
  broadcast("state", { state });
  if (isLive) join([...members.keys()].filter((page) => !opened.includes(page)));
}

/** Becomes the tab that leads. */
function lead() {
  isLeading = isElected = true;
  leader = undefined;
  isAsked = false;
  members.clear();
  broadcast("lead");
  setTimeout(() => link.path === path || share(), 50); // the others say meanwhile which pages they have
}

// Following

/** Tells the tab that leads where this page is. */
const ask = (type = "join") => broadcast(type, { after: applied, resync: awaitsResync });

/**
 * Leaves the stream to another tab.
 * @param {number} tab
 */
function follow(tab) {
  if (leader === tab) return;
  leader = tab;
  isLeading = isElected = isAsked = false;
  Object.assign(link, alone, { turn: makeTurn(), renew: ask });
  reopen();
  ask();
}

/** The tab that led is gone: this one leads unless another is quicker. A tab that is seen is. */
function elect() {
  leader = undefined;
  setTimeout(() => leader ?? lead(), Math.random() * 50 + (document.hidden ? 100 : 0));
}

// Messages

/**
 * Whether this tab is to lead another. Of tabs that are opened at once, the one with the smallest number leads.
 * @param {number} tab
 */
const leads = (tab) => isLeading && (isLive || isElected || link.path === path || documentNumber < tab);

/**
 * What each message does.
 * @type {Record<string, (message: import("./tabs.js").Message) => void>}
 */
const messages = {
  hello({ from, page, after, resync }) {
    if (leads(from)) admit(page, after ?? 0, resync);
    else if (isLeading) broadcast("hello", { after: applied });
  },
  join: (message) => messages.hello(message),
  lead({ from }) {
    if (isLeading && link.path === path && documentNumber < from) broadcast("lead");
    else follow(from);
  },
  ping({ page, after, resync }) {
    const member = members.get(page);
    if (member) member.seen = Date.now();
    // Its join came when nobody led.
    else if (isLeading) admit(page, after ?? 0, resync);
    if (isLeading) broadcast("lead");
  },
  bye({ from, page }) {
    if (isLeading) dismiss(page);
    else if (from === leader) elect();
  },
  frame({ to, seq, frame }) {
    if (to === pageName) take(seq ?? 0, frame);
  },
  state({ from, state }) {
    if (state && from === leader) alone.report(state);
  },
};

/**
 * Takes a message of another tab.
 * @param {import("./tabs.js").Message} message
 */
export function hear(message) {
  recordByte();
  if (message.from === leader) isAsked = false;
  messages[message.type ?? ""]?.(message);
}

// A tab that has crashed says nothing, and one that is frozen neither.
setInterval(() => {
  if (isLeading) {
    for (const [page, { seen }] of members) if (Date.now() - seen > 150_000) dismiss(page);
  } else if (isAsked) elect();
  else {
    isAsked = true;
    ask("ping");
  }
}, 3000);

/** From the back-forward cache, and from being frozen, a tab comes back as one that has just been opened. */
function retire() {
  Object.assign(link, alone);
  isLeading = true;
  isElected = false;
  leader = undefined;
  members.clear();
  begin();
}

addEventListener("pagehide", retire);
document.addEventListener("freeze", () => {
  broadcast("bye");
  retire();
});
document.addEventListener("resume", () => {
  broadcast("hello", { after: applied });
  reopen();
});
