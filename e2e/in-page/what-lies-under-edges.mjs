// As it stands, because a compiler would write helpers of its own into it.

/**
 * In the page: which text at its beginning and its end lies under what stands at the edges of the window, and cannot be scrolled free. Nothing is
 * asked while a dialog stands over it. The page is left at its beginning.
 */
export function whatLiesUnderEdges() {
  if (document.querySelector('dialog:modal')) return [];
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`;
  const VISIBLE = { contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true };
  const isShown = (element) => element.checkVisibility(VISIBLE) && getComputedStyle(element).pointerEvents !== 'none';
  /** A link in two lines is pressed where its first line is. */
  const boxOf = (element) => {
    const [first] = element.getClientRects();
    return first && element.getClientRects().length > 1 ? first : element.getBoundingClientRect();
  };
  const middleOf = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const standsStill = (element) => {
    for (let around = element; around && around !== document.body; around = around.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
    return false;
  };
  const slides = (element) =>
    element !== document.body && (/auto|scroll/.test(getComputedStyle(element).overflowX) || slides(element.parentElement));
  /** Texts of the page in view at `from` to `to` of the window’s height, which no further scrolling frees. */
  const textsUnderEdges = (from, to) =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
      .map((element) => ({ element, ...middleOf(boxOf(element)) }))
      .filter(({ x, y }) => y > from * innerHeight && y < to * innerHeight && x > 0 && x < innerWidth)
      .filter(({ element }) => isShown(element) && !standsStill(element) && !slides(element))
      .map(({ element, x, y }) => ({ element, hit: document.elementFromPoint(x, y) }))
      .filter(({ element, hit }) => hit && !element.contains(hit) && standsStill(hit))
      .map(({ element, hit }) => `${named(element)} lies under ${named(hit)}`);

  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const atEnd = textsUnderEdges(0.5, 1);
  scrollTo({ top: 0, behavior: 'instant' });
  return [...textsUnderEdges(0, 0.5), ...atEnd];
}
