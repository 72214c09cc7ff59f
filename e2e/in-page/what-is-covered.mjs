// As it stands, because a compiler would write helpers of its own into it.

/** In the page: which controls something else lies over, wherever they are scrolled to. The page is left at its beginning. */
export function whatIsCovered() {
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}”`;
  const CONTROLS =
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';
  const VISIBLE = { contentVisibilityAuto: false, opacityProperty: true, visibilityProperty: true };
  /** With the focus comes the link to the page's content, in its turn a slide of the banner. */
  const COMES_LATER = '.pv-skip, .pv-banner-slide:not([data-current]) *, [inert] *';
  const isShown = (element) =>
    element.checkVisibility(VISIBLE) && !element.matches(COMES_LATER) && getComputedStyle(element).pointerEvents !== 'none';
  /** A link in two lines is pressed where its first line is. */
  const boxOf = (element) => {
    const [first] = element.getClientRects();
    return first && element.getClientRects().length > 1 ? first : element.getBoundingClientRect();
  };
  const isSmall = ({ width, height }) => Math.min(width, height) < 2;
  /** What is pressed: of a field that only its label shows, the label. */
  const targetOf = (element) => {
    const hidden = isSmall(element.getBoundingClientRect()) || getComputedStyle(element).opacity === '0';
    return hidden ? element.labels?.[0] : element;
  };
  const middleOf = ({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const isOwn = (element, hit) =>
    hit &&
    (element.contains(hit) ||
      [...(element.labels ?? [])].some((label) => label.contains(hit)) ||
      hit.closest('label')?.control === element);
  const hitOn = (target) => {
    const { x, y } = middleOf(boxOf(target));
    return document.elementFromPoint(x, y);
  };
  /** Scrolls what somebody can scroll: a box that hides what sticks out of it stays as it is. */
  const bringIn = (target) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    for (let around = target.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'hidden') around.scrollLeft = 0;
      if (overflowY === 'hidden') around.scrollTop = 0;
    }
  };
  const coverOf = (element) => {
    const target = targetOf(element);
    if (!target || isSmall(target.getBoundingClientRect())) return undefined;
    if (isOwn(element, hitOn(target))) return undefined;
    bringIn(target);
    const hit = hitOn(target);
    return isOwn(element, hit) ? undefined : `${named(element)} is covered by ${hit ? named(hit) : 'the edge of the window'}`;
  };

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const covered = [...(modal ?? document).querySelectorAll(CONTROLS)].filter(isShown).map(coverOf).filter(Boolean);
  scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}
