// @ts-check
// Times that go on: the server has written what they show when the page was made, and here they are written anew whenever they
// change, in the language of the element (Sources/MartletUI/Language/Views/RunningTime.swift has the same rules).

/** Elements whose class says how they show the moments of their `datetime`. @type {Set<Element>} */
const times = new Set();
let timer = 0;

/** @type {[name: string, seconds: number][]} */
const units = [
  ["year", 31556952],
  ["month", 2629746],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/**
 * `1:02:03`, or `62:03` without hours.
 * @param {number} seconds
 * @param {boolean} showsHours
 */
function clock(seconds, showsHours) {
  const [hours, minutes] = showsHours ? [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60] : [0, Math.floor(seconds / 60)];
  const pad = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${hours ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}

/**
 * `2 hours, 23 minutes`: the largest units.
 * @param {number} seconds
 * @param {number} count
 * @param {string} language
 */
function words(seconds, count, language) {
  const first = units.findIndex(([, size]) => seconds >= size);
  const found = [];
  for (const [unit, size] of units.slice(first < 0 ? -1 : first).slice(0, count)) {
    const number = Math.floor(seconds / size);
    seconds %= size;
    if (number || !found.length)
      found.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(number));
  }
  return new Intl.ListFormat(language, { type: "unit" }).format(found);
}

/**
 * Writes what an element shows now. Returns the moment whose seconds it counts.
 * @param {Element} element
 * @param {number} now
 */
function show(element, now) {
  const is = (/** @type {string} */ name) => element.classList.contains(`m-tick-${name}`);
  const moments = element.getAttribute("datetime") ?? /** @type {HTMLElement} */ (element).dataset.time ?? "";
  const [start, end] = moments.split("/").map((moment) => Date.parse(moment));
  if (is("interval")) {
    const moment = Math.min(Math.max(now, start), Math.max(start, end));
    const passed = is("down") ? end - moment : moment - start;
    if (element instanceof HTMLProgressElement) {
      element.value = end > start ? passed / (end - start) : is("down") ? 0 : 1;
      element.style.setProperty("--m-done", `${Math.round(element.value * 100)}%`);
    } else write(element, clock(is("down") ? Math.ceil(passed / 1000) : Math.floor(passed / 1000), is("hours")));
    return is("down") ? end : start;
  }
  const difference = (start - now) / 1000;
  if (is("timer")) write(element, clock(difference > 0 ? Math.ceil(difference) : Math.floor(-difference), true));
  else {
    const text = words(Math.floor(Math.abs(difference)), is("offset") ? 1 : 2, /** @type {HTMLElement} */ (element).lang || "en");
    write(element, is("offset") ? (difference < 0 ? "-" : "+") + text : text);
  }
  return start;
}

/**
 * @param {Element} element
 * @param {string} text
 */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Shows all, and again when the next second of one of them has passed. In a page that is not seen, browsers slow timers down. */
function tick() {
  const now = Date.now();
  let wait = 1000;
  for (const element of times)
    if (element.isConnected) wait = Math.min(wait, 1000 - (((now - show(element, now)) % 1000) + 1000) % 1000);
    else times.delete(element);
  // Many that count from different moments are shown together.
  timer = times.size ? setTimeout(tick, Math.max(wait, 100)) : 0;
}

/**
 * Times have come.
 * @param {Iterable<Element>} controls
 */
export function meet(controls) {
  for (const control of controls) if (control.matches(".m-tick")) times.add(control);
  if (!timer) tick();
}
