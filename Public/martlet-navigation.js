// @ts-check
// Pages over one another in one document, and tabs, as places of the browser's history (docs/protocol.md, "Places").
import { main } from "./page.js";
import { enqueue, flush } from "./posts.js";

/**
 * @typedef {object} Place what the history keeps of a place
 * @property {number} index how many places of this document come before
 * @property {string} query
 */

/**
 * The places of the history up to this one, where they are known.
 * @type {{ query: string, scroll?: number, focus?: Element | null }[]}
 */
const places = [];

/** @returns {Place | undefined} */
const stored = () => history.state?.place;

let index = stored()?.index ?? 0;

/** Where there is place for one column of a split view. */
const narrow = matchMedia("(width < 744px)");

/**
 * The last of the elements that are seen: of those in columns, where one is seen at a time.
 * @param {string} selector
 */
const lastSeen = (selector) =>
  /** @type {HTMLElement | undefined} */ (
    [...main.querySelectorAll(selector)]
      .filter((element) => {
        const column = element.closest(".m-column");
        return !column || !narrow.matches || column.matches(".m-current");
      })
      .at(-1)
  );

/** The page that is seen. Those below it are hidden. */
const shownPage = () => lastSeen(".m-page:not([hidden], [hidden] *)");

/** Where the document is: what stands furthest in says all of it. Dialogs are no places. */
const shownQuery = () => lastSeen("[data-place]:not([hidden], [hidden] *, dialog *)")?.dataset.place ?? "";

/** @param {string} query of a place, @returns {string} what is selected in columns */
const columnsOf = (query) => new URLSearchParams(query).getAll("column").join("\n");

/** @param {[string, string]} parameter of an address, @returns {boolean} whether it is a part of the place */
const isPlace = ([name]) => name === "path" || !!main.querySelector({ tab: ".m-tabs", column: ".m-split-view" }[name] ?? "br br");

/** @param {string} query of a place, in the document's address beside what else is in it */
function addressOf(query) {
  const others = new URLSearchParams([...new URLSearchParams(location.search)].filter((parameter) => !isPlace(parameter)));
  const all = [others.toString(), query].filter(Boolean).join("&");
  return location.pathname + (all && `?${all}`) + location.hash;
}

/**
 * Writes the place into the history.
 * @param {"pushState" | "replaceState"} method
 * @param {string} query
 */
function write(method, query) {
  history[method]({ ...history.state, place: { index, query } }, "", addressOf(query));
  // The page scrolls where it was once it is there.
  if (index) history.scrollRestoration = "manual";
  places[index] = { ...places[index], query };
}

/** The document shows a page: the history follows. */
function follow() {
  const query = shownQuery();
  const from = places[index].query;
  if (query === from) return;
  if (!narrow.matches && columnsOf(query) !== columnsOf(from)) {
    // Columns beside one another: the list in which something is selected stays where it is, and keeps the focus.
    write("replaceState", query);
    return;
  }
  const isDeeper = !from || query.startsWith(from + "&");
  const below = places.slice(0, index).map((place) => place?.query).lastIndexOf(query);
  if (isDeeper) {
    places[index] = { query: from, scroll: scrollY, focus: document.activeElement };
    places.length = ++index;
    write("pushState", query);
    enter(0);
  } else if (below >= 0) {
    const { scroll = 0, focus } = places[below];
    history.go(below - index);
    index = below;
    places.length = index + 1;
    enter(scroll, focus);
  } else {
    write("replaceState", query);
    enter(0);
  }
}

/**
 * Shows a page where it was left, or from its beginning.
 * @param {number} scroll
 * @param {Element | null} [focus] what had the focus
 */
function enter(scroll, focus) {
  scrollTo(scrollX, scroll);
  // The program has given the focus to something of the page.
  if (!focus && shownPage()?.contains(document.activeElement)) return;
  const heading = /** @type {HTMLElement | null | undefined} */ (
    focus?.isConnected ? focus : shownPage()?.querySelector("h1")
  );
  heading?.focus({ preventScroll: true });
}

/**
 * How many visits the server will have told of (`data-visits`) when it has answered all.
 * @type {Map<HTMLElement, number>}
 */
const visits = new Map();
/** A visit that was refused is told of by nobody. */
let patience = 0;

/** @param {HTMLElement} element, @returns {number} */
const toldBy = ({ dataset: { visits } }) => Number(visits ?? 0);

/** Whether the page that is seen is not yet the one that the visitor has gone to last. */
function isAwaited() {
  if (Date.now() > patience) visits.clear();
  return [...visits].some(([element, count]) => element.isConnected && toldBy(element) < count);
}

/** The visitor has gone back or forward: the server shows the page of that place. */
function visit() {
  const place = stored();
  const parameters = [...new URLSearchParams(location.search)].filter(isPlace);
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  const { scroll = 0, focus } = places[place?.index ?? 0] ?? {};
  index = place?.index ?? 0;
  places[index] = { query: place?.query ?? query };
  if (places[index].query === shownQuery() && !isAwaited()) return;
  // Tabs tell the stacks in them.
  for (const found of main.querySelectorAll("[data-on~=popstate]:not([hidden] *, dialog *, [data-on~=popstate] *)")) {
    const element = /** @type {HTMLElement} */ (found);
    visits.set(element, Math.max(visits.get(element) ?? 0, toldBy(element)) + 1);
    enqueue({ element, type: "popstate", value: place?.query ?? query });
  }
  patience = Date.now() + 10_000;
  flush();
  restore = () => enter(scroll, focus);
}

/** @type {(() => void) | undefined} what is to be done when the page of the place is shown */
let restore;

/** Whatever of the document has changed, the page that is seen may be another. */
function observe() {
  if (isAwaited()) return;
  if (shownQuery() === places[index].query) {
    restore?.();
    restore = undefined;
  } else {
    restore = undefined;
    follow();
  }
}

let isObserving = false;

/** The first stack of pages has come. */
export function meet() {
  if (isObserving) return;
  isObserving = true;
  write("replaceState", shownQuery());
  new MutationObserver(observe).observe(main, {
    attributeFilter: ["hidden", "data-place", "data-visits", ...(main.querySelector(".m-column") ? ["class"] : [])],
    childList: true,
    subtree: true,
  });
  addEventListener("popstate", visit);
  narrow.addEventListener("change", observe);
}
