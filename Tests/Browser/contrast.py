"""The contrast ratio between two colors of a page as WCAG defines it, from computed styles."""

MEASURE = """
(element, part) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  canvas.canvas.width = canvas.canvas.height = 1;
  // Colors on top of one another, the last in front.
  const shown = (colors) => {
    canvas.fillStyle = "white";
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const behind = (element) => {
    const colors = [];
    for (let at = element; at; at = at.parentElement) colors.unshift(getComputedStyle(at).backgroundColor);
    return colors;
  };
  const luminance = (color) => {
    const [red, green, blue] = color.map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const style = getComputedStyle(element);
  const own = behind(element);
  const around = behind(element.parentElement);
  const pairs = {
    text: () => [shown([...own, style.color]), shown(own)],
    placeholder: () => [shown([...own, getComputedStyle(element, "::placeholder").color]), shown(own)],
    ring: () => [shown([...around, style.outlineColor]), shown(around)],
    "ring's gap": () => [shown([...around, style.outlineColor]), shown([getComputedStyle(document.body.parentElement).backgroundColor])],
    border: () => [shown([...around, style.borderTopColor]), shown(around)],
    track: () => [shown(own), shown(around)],
    knob: () => [shown([...own, getComputedStyle(element, "::before").backgroundColor]), shown(own)],
  };
  return contrast(...pairs[part]());
}
"""


def contrast(locator, part="text"):
    """`text`, `placeholder` and `knob` against the background behind them; `ring`, `border` and `track` against the
    surroundings."""
    return locator.evaluate(MEASURE, part)
