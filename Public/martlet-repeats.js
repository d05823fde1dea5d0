// @ts-check
// Changes of styles that are repeated: the browser runs them, and a transition of CSS cannot.

const properties = /** @type {const} */ ([
  "opacity", "color", "backgroundColor", "borderRadius", "boxShadow", "fill", "stroke", "strokeWidth", "strokeDashoffset", "d",
  "width", "height", "padding", "gap", "rotate", "scale", "translate", "transform", "filter", "clipPath",
]);

/**
 * What runs, by its element.
 * @type {WeakMap<HTMLElement, { animation: Animation, observer: MutationObserver }>}
 */
const running = new WeakMap();

/**
 * What an element looks like now, also while an animation runs.
 * @param {HTMLElement} element
 */
function looks(element) {
  const style = /** @type {Record<string, any>} */ (getComputedStyle(element));
  return properties.map((name) => style[name]);
}

/**
 * @param {HTMLElement} element
 * @param {string | null} classes
 * @param {string | null} declarations
 */
function set(element, classes, declarations) {
  // The `className` of an image of lines is no text.
  element.setAttribute("class", classes ?? "");
  element.style.cssText = declarations ?? "";
  element.style.transition = "none";
}

/**
 * Goes from what an element looked like to what it looks like without an animation.
 * @param {HTMLElement} element
 * @param {string[]} before
 * @param {string} timing
 * @param {string} [declarations] its own
 */
function play(element, before, timing, declarations = element.style.cssText) {
  element.style.transition = "none";
  const after = looks(element);
  element.style.cssText = declarations;
  const [duration, easing, delay, iterations, direction] = timing.trim().split(" ");
  const changed = properties.map((name, index) => /** @type {const} */ ([name, index])).filter(([, index]) => before[index] !== after[index]);
  if (!parseFloat(duration) || !changed.length) return;
  /** @param {string[]} values */
  const keyframe = (values) => Object.fromEntries(changed.map(([name, index]) => [name, values[index]]));
  const animation = element.animate([keyframe(before), keyframe(after)], {
    duration: parseFloat(duration),
    easing,
    delay: parseFloat(delay),
    iterations: iterations === "infinite" ? Infinity : Number(iterations),
    direction: /** @type {PlaybackDirection} */ (direction),
    fill: "backwards",
  });
  const observer = new MutationObserver(() => leave(element));
  observer.observe(element, { attributeFilter: ["class", "style"] });
  running.set(element, { animation, observer });
  animation.onfinish = () => stop(element);
}

/** @param {HTMLElement} element */
function stop(element) {
  const { animation, observer } = running.get(element) ?? {};
  observer?.disconnect();
  animation?.cancel();
  running.delete(element);
}

/**
 * The styles have changed: from where it is, the element goes there once.
 * @param {HTMLElement} element
 */
function leave(element) {
  const before = looks(element);
  stop(element);
  const timing = getComputedStyle(element).getPropertyValue("--m-animation") || "0s";
  play(element, before, timing + " 1 normal");
}

/**
 * Repeats the change of an element's styles from former ones.
 * @param {HTMLElement} element
 * @param {string | null} classes the former ones
 * @param {string | null} declarations
 * @param {string} timing the duration, curve, delay, number of times and direction
 */
export function repeat(element, classes, declarations, timing) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { cssText } = element.style;
  const before = running.has(element) && looks(element);
  if (before) {
    stop(element);
    return play(element, before, timing);
  }
  const present = element.getAttribute("class");
  set(element, classes, declarations);
  const former = looks(element);
  set(element, present, cssText);
  play(element, former, timing, cssText);
}
