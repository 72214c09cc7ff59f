// As it stands, because a compiler would write helpers of its own into it.

/** In the page, once its texts are read: which are cut off with no way to scroll to the rest. */
export function cutTexts() {
  const { texts, named } = globalThis.pageTexts;
  /** The name of a game stands where it leads, a slide of the banner comes in its turn, a reason once its entry is opened; else the whole is a name or a tip. */
  const COMES_WHOLE = '.pv-tile, .pv-banner-slide:not([data-current]), details:not([open]) q';
  const leadsToWhole = ({ element }) => {
    const [name, tip] = [element.closest('[aria-label]')?.ariaLabel, element.closest('[title]')?.title];
    return element.closest(COMES_WHOLE) !== null || [name, tip].some((each) => each?.includes(element.textContent.trim()));
  };
  return texts.filter((each) => each.cut && !leadsToWhole(each)).map(({ element }) => `${named(element)} is cut off`);
}
