// All tabs of a browser share one stream: one tab leads and has it, and passes the others their frames.
//
// Browsers allow six connections to a server that speaks HTTP/1.1, so that a stream for each tab would leave none for
// anything else. See "Tabs" in docs/protocol.md.
import { applied, awaitsResync, broadcast, heard, link, me, own, reload, reopen, send, wake } from "./martlet.js";

const alone = { ...link }; // what a tab does that has its stream for itself
const shared = { path, take, tell, renew: reopen };
const members = new Map(); // page -> { after, resync, seen }: the others, for a tab that leads
let isLeading = true; // as long as no other is known to
let isElected; // others have been told so
let leader; // the tab that leads, if it is another
let isAsked; // the leader was asked for a sign of life and has given none
let isLive = document.documentElement.dataset.martlet === "live";
let opened = []; // the pages that the stream began with
let begin; // lets the stream begin

// A tab that has just been opened gives those who were there before a moment.
if (!isLive) link.turn = new Promise((done) => setTimeout((begin = done), 500));

// Leading

const place = (page, after, resync) => `${page}:${after}${resync ? "!" : ""}`;

function path() {
  opened = [...members.keys()];
  const places = [place(own, applied, awaitsResync)];
  for (const [page, member] of members) {
    places.push(place(page, member.after, member.resync));
    member.resync = false;
  }
  return `stream?p=${places}`;
}

const change = (body) => send("stream", JSON.stringify(body), { keepalive: true });

async function join(pages) {
  if (!pages.length) return;
  const joining = pages.map((page) => {
    const { after, resync } = members.get(page);
    members.get(page).resync = false;
    return { page, after, resync: !!resync };
  });
  const response = await change({ join: joining });
  if (response?.status !== 204 && isLeading) reopen();
}

function admit(page, after, resync) {
  members.set(page, { after, resync, seen: Date.now() });
  broadcast("lead");
  broadcast("state", { state: isLive ? "live" : "offline" });
  if (link.path !== path) share();
  else if (isLive) join([page]);
  else wake();
}

// The tab's own stream becomes one for all.
function share() {
  Object.assign(link, shared);
  isLive = false;
  begin?.();
  reopen();
}

function dismiss(page) {
  if (members.delete(page)) change({ leave: [page] });
}

function take(page = own, seq, frame) {
  if (page === own) return alone.take(page, seq, frame);
  const member = members.get(page);
  if (member && seq) member.after = seq;
  broadcast("frame", { to: page, seq, frame });
}

function tell(state) {
  isLive = state === "live";
  alone.tell(state);
  broadcast("state", { state });
  if (isLive) join([...members.keys()].filter((page) => !opened.includes(page)));
}

function lead() {
  isLeading = isElected = true;
  leader = isAsked = undefined;
  members.clear();
  broadcast("lead");
  setTimeout(() => link.path === path || share(), 50); // the others say meanwhile which pages they have
}

// Following

const ask = (type = "join") => broadcast(type, { after: applied, resync: awaitsResync });

function follow(tab) {
  if (leader === tab) return;
  leader = tab;
  isLeading = isElected = isAsked = false;
  Object.assign(link, alone, { turn: new Promise((done) => (begin = done)), renew: ask });
  reopen();
  ask();
}

function elect() {
  leader = undefined;
  setTimeout(() => leader ?? lead(), Math.random() * 50 + (document.hidden ? 100 : 0));
}

// Messages

export function hear({ from, type, page, after, resync, to, seq, frame, state }) {
  heard();
  if (from === leader) isAsked = false;
  if (type === "hello" || type === "join") {
    // Of tabs that are opened at once, the one with the smallest number leads.
    if (isLeading && (isLive || isElected || link.path === path || me < from)) admit(page, after, resync);
    else if (isLeading) broadcast("hello", { after: applied });
  } else if (type === "lead") {
    if (isLeading && link.path === path && me < from) broadcast("lead");
    else follow(from);
  } else if (type === "ping") {
    if (members.has(page)) members.get(page).seen = Date.now();
    // Its join came when nobody led.
    else if (isLeading) admit(page, after, resync);
    if (isLeading) broadcast("lead");
  } else if (type === "bye") {
    if (isLeading) dismiss(page);
    else if (from === leader) elect();
  } else if (to === own) alone.take(own, seq, frame);
  else if (state && from === leader) alone.tell(state);
}

// A tab that has crashed says nothing, and one that is frozen neither.
setInterval(() => {
  if (isLeading) {
    for (const [page, { seen }] of members) if (Date.now() - seen > 150e3) dismiss(page);
  } else if (isAsked) elect();
  else {
    isAsked = true;
    ask("ping");
  }
}, 3e3);

// From the back-forward cache, and from being frozen, a tab comes back as one that has just been opened.
function retire() {
  Object.assign(link, alone, { turn: 0 });
  isLeading = true;
  isElected = leader = undefined;
  members.clear();
  begin?.();
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
