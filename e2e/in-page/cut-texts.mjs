// As it stands, because a compiler would write helpers of its own into it.

/** In the page, once its texts are read: which are cut off with no way to scroll to the rest. */
export function cutTexts() {
  const { texts, named, styleOf, edgeOf, around } = globalThis.pageTexts;
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
  /** The name of a game stands where it leads, a slide of the banner comes in its turn, a reason once its entry is opened; else the whole is a name or a tip. */
  const COMES_WHOLE = '.pv-tile, .pv-banner-slide:not([data-current]), details:not([open]) q';
  const leadsToWhole = ({ element }) => {
    const [name, tip] = [element.closest('[aria-label]')?.ariaLabel, element.closest('[title]')?.title];
    return element.closest(COMES_WHOLE) !== null || [name, tip].some((each) => each?.includes(element.textContent.trim()));
  };
  return texts.filter((each) => isCut(each) && !leadsToWhole(each)).map(({ element }) => `${named(element)} is cut off`);
}
