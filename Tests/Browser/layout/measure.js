/* In a page of trees (pages.py). */
(() => {
  const named = /^n(\d+-\d+)-(\d+)$/;

  /* The boxes of all views by name, from the upper left corner of their tree's room; and how wide that is. */
  const boxes = () => {
    const found = {};
    /* What stays visible while the page scrolls is measured where it is otherwise. */
    for (const element of document.querySelectorAll(".tree *"))
      if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    for (const tree of document.querySelectorAll(".tree")) {
      const room = tree.getBoundingClientRect();
      for (const element of tree.querySelectorAll("[class]")) {
        const levels = [...element.classList].map((name) => named.exec(name)).filter(Boolean);
        if (levels.length === 0) continue;
        const last = levels.reduce((one, other) => (+other[2] > +one[2] ? other : one));
        const box = element.getBoundingClientRect();
        found[`${last[1]}-${last[2]}`] = [box.x - room.x, box.y - room.y, box.width, box.height];
      }
    }
    return { boxes: found, width: document.querySelector(".tree").getBoundingClientRect().width };
  };

  const baselines = (element) => {
    const mark = (before) => {
      const row = document.createElement("div");
      row.style.cssText = `display:flex;align-items:${before ? "baseline" : "last baseline"};position:absolute;width:max-content`;
      const line = document.createElement("span");
      line.style.cssText = "display:inline-block;width:1px;height:500px";
      element.before(row);
      row.append(line, element);
      const [own, upper] = [element.getBoundingClientRect(), line.getBoundingClientRect()];
      row.before(element);
      row.remove();
      return [upper.bottom - own.top, own.bottom - upper.bottom];
    };
    return [mark(true)[0], mark(false)[1]];
  };

  /* What a leaf takes: least and ideal width, its height from each width on, its lines' distance from top and bottom. */
  const leaf = (tree) => {
    const element = [...document.querySelectorAll(`.tree-${tree} [class]`)].find((element) =>
      [...element.classList].some((name) => named.test(name) && name.startsWith(`n${tree}-0-`)),
    );
    const { style } = element;
    if (element.matches(".m-symbol")) {
      const { width, height } = element.getBoundingClientRect();
      return { least: width, ideal: width, heights: [[width, height]], padding: 0, baselines: [height, 0] };
    }
    const width = (text) => {
      style.width = text;
      return element.getBoundingClientRect().width;
    };
    const height = (length) => {
      style.width = `${length}px`;
      return element.getBoundingClientRect().height;
    };
    style.maxWidth = element.tagName === "INPUT" ? "" : "none";
    style.setProperty("--m-far", "0px");
    style.setProperty("--m-wide-column", "minmax(min-content, 1fr)");
    style.setProperty("--m-field-width", "10rem");
    const ideal = width("max-content");
    style.removeProperty("--m-far");
    style.removeProperty("--m-wide-column");
    style.removeProperty("--m-field-width");
    const least = width(element.tagName === "INPUT" ? "0" : "min-content");
    const heights = [];
    const between = (low, lowHeight, high, highHeight) => {
      if (lowHeight === highHeight) return;
      if (high - low < 0.04) {
        heights.push([high, highHeight]);
        return;
      }
      const middle = (low + high) / 2;
      const middleHeight = height(middle);
      between(low, lowHeight, middle, middleHeight);
      between(middle, middleHeight, high, highHeight);
    };
    const greatest = Math.max(ideal, least) + 1;
    const [lowest, highest] = [height(least), height(greatest)];
    heights.push([least, lowest]);
    between(least, lowest, greatest, highest);
    style.width = "";
    style.maxWidth = "";
    const look = getComputedStyle(element);
    const padding = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"].reduce(
      (sum, side) => sum + parseFloat(look[side]),
      0,
    );
    return { least, ideal, heights, padding, baselines: baselines(element) };
  };

  return { boxes, leaf };
})()
