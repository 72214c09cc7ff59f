// As it stands, because a compiler would write helpers of its own into it.

/** In the page: which texts are cut off with no way to scroll to the rest, and which run into one another. */
export function textFaults() {
  const named = ({ className, tagName, textContent }) =>
    `${tagName.toLowerCase()}.${className} “${textContent.trim().slice(0, 40)}”`;
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const edges = new Map();
  const edgeOf = (element) => edges.get(element) ?? edges.set(element, element.getBoundingClientRect()).get(element);
  const around = (element) =>
    element && element !== document.body
      ? [element, ...(styleOf(element).position === 'fixed' ? [] : around(element.parentElement))]
      : [];
  /** Kept for screen readers, or shown once somebody opens it. */
  const isFolded = (element) => {
    const { width, height } = edgeOf(element);
    return Math.min(width, height) < 2 && styleOf(element).display !== 'contents';
  };
  /** Half a leading may stick out of a line box, where no letter is. */
  const isOut = ({ box, edge, across }) =>
    across ? box.right > edge.right + 2 || box.left < edge.left - 2 : box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
  /** Beyond the window's edge, where no scrolling leads: the page itself never scrolls sideways. */
  const isBeyond = ({ box, across, scrolls }) => across && !scrolls && (box.right > innerWidth + 2 || box.left < -2);
  const isCut = ({ element, box }) =>
    [true, false].some((across) => {
      const overflowOf = (each) => styleOf(each)[across ? 'overflowX' : 'overflowY'];
      const all = around(element);
      const end = all.findIndex((each) => /auto|scroll/.test(overflowOf(each)));
      const within = all.slice(0, end === -1 ? all.length : end);
      return (
        isBeyond({ box, across, scrolls: end !== -1 }) ||
        within.some((each) => /hidden|clip/.test(overflowOf(each)) && isOut({ box, edge: edgeOf(each), across }))
      );
    });
  /** What stands still while the page moves lies over it at some place, and is read at another. */
  const layerOf = (element) => around(element).find((each) => /fixed|sticky/.test(styleOf(each).position));

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('script, style, svg, option, .pv-visually-hidden')) continue;
    if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const { width, height } = edgeOf(element);
    if (Math.min(box.width, box.height, width, height) < 2 || around(element).some(isFolded)) continue;
    texts.push({ element, box, lines: [...range.getClientRects()], layer: layerOf(element) });
  }
  const cut = texts.filter(isCut);
  /** Rows of a list that scrolls by itself lie under what comes after it. */
  const isScrolledOut = ({ element, box }) =>
    around(element).some((each) => {
      const { top, bottom } = edgeOf(each);
      return /auto|scroll/.test(styleOf(each).overflowY) && (box.top > bottom - 6 || box.bottom < top + 6);
    });
  const whole = texts.filter((each) => !cut.includes(each) && !isScrolledOut(each));
  const isOver = (one, other) =>
    other.top < one.bottom - 6 && other.bottom > one.top + 6 && other.left < one.right - 4 && other.right > one.left + 4;
  /** By their lines: a text that goes on after another, in the same line and the next, lies around it and not over it. */
  const runInto = (one, other) =>
    isOver(one.box, other.box) &&
    other.layer === one.layer &&
    !other.element.contains(one.element) &&
    !one.element.contains(other.element) &&
    one.lines.some((line) => other.lines.some((each) => isOver(line, each)));
  const met = whole.flatMap((one, at) =>
    whole
      .slice(at + 1)
      .filter((other) => runInto(one, other))
      .map((other) => [one, other]),
  );
  /** The name of a game stands where it leads, a slide of the banner comes in its turn, a reason once its entry is opened; else the whole is a name or a tip. */
  const COMES_WHOLE = '.pv-tile, .pv-banner-slide:not([data-current]), details:not([open]) q';
  const leadsToWhole = ({ element }) => {
    const [name, tip] = [element.closest('[aria-label]')?.ariaLabel, element.closest('[title]')?.title];
    return element.closest(COMES_WHOLE) !== null || [name, tip].some((each) => each?.includes(element.textContent.trim()));
  };
  return [
    ...cut.filter((each) => !leadsToWhole(each)).map(({ element }) => `${named(element)} is cut off`),
    ...met.map(([one, other]) => `${named(one.element)} and ${named(other.element)} overlap`),
  ];
}
