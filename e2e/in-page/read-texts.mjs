// As it stands, because a compiler would write helpers of its own into it.

/** In the page: reads every text that can be seen, with where it stands, for what is asked about them then. They are left in `globalThis.pageTexts`. */
export function readTexts() {
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
    texts.push({ element, box, cut: isCut({ element, box }), lines: [...range.getClientRects()], layer: layerOf(element) });
  }
  globalThis.pageTexts = { texts, named, styleOf, edgeOf, around };
}
