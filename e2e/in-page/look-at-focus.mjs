// As it stands, because a compiler would write helpers of its own into it.

/** In the page, from its beginning: notes where Tab begins, wherever the page itself has put the keyboard meanwhile. */
export function noteBeginnings() {
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') globalThis.focusedBefore = document.activeElement;
    },
    { capture: true },
  );
}

/**
 * In the page: what is wrong with where the keyboard is, seen after where Tab began; nothing when it is on nothing of the page.
 */
export function lookAtFocus() {
  const element = document.activeElement;
  const before = globalThis.focusedBefore;
  globalThis.walkedAgain = globalThis.walked?.has(element);
  globalThis.walked?.add(element);
  if (!element || element === document.body) return undefined;
  const named = (each) => `${each.localName}.${each.className} “${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}”`;
  const isFixed = (each) => each !== null && (/fixed|sticky/.test(getComputedStyle(each).position) || isFixed(each.parentElement));
  /** A box that is ticked or chosen is drawn by what stands around it. */
  const shownOf = (each) => (each.matches('input[type="radio"], input[type="checkbox"]') && each.closest('label')) || each;
  const shown = shownOf(element);
  // What is in a game's frame is the game's to show.
  if (element.localName === 'iframe') return { where: named(element), faults: [] };
  /** What of it the window and whatever scrolls leave to be seen. */
  const seenOf = (part) => {
    const { top, right, bottom, left } = part.getBoundingClientRect();
    const seen = {
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
      left: Math.max(left, 0),
    };
    for (let around = part; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      if (overflowX !== 'visible')
        Object.assign(seen, { left: Math.max(seen.left, edges.left), right: Math.min(seen.right, edges.right) });
      if (overflowY !== 'visible')
        Object.assign(seen, { top: Math.max(seen.top, edges.top), bottom: Math.min(seen.bottom, edges.bottom) });
      if (position === 'fixed') break;
    }
    return seen;
  };
  /** A row that scrolls sideways is moved by a browser only where nearly nothing is seen; all that may not be is nothing. */
  const hiddenBy = (part) => {
    const { width, height } = part.getBoundingClientRect();
    if (width < 4 || height < 4 || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return 'cannot be seen';
    const { top, right, bottom, left } = seenOf(part);
    if (right - left < 4 || bottom - top < 4) return 'is not in view';
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over && !part.contains(over) && !over.contains(part) && `is under ${named(over)}`;
  };
  const isDrawn = () =>
    [element, shown, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .filter(Boolean)
      .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  const isLeft = (box, last) =>
    box.right <= last.left + 1 && box.top < last.bottom - 1 && box.bottom > last.top + 1 && box.top <= last.top;
  const isStop = (each) => each?.isConnected && each !== document.body && !each.matches('main, h1, h2, [tabindex="-1"]');
  const isBack = () => {
    if (!isStop(before) || before.closest('li, [role="listitem"], article')?.contains(element)) return false;
    const [box, last] = [shown.getBoundingClientRect(), shownOf(before).getBoundingClientRect()];
    return isFixed(before) === isFixed(shown) && ((box.bottom <= last.top + 1 && box.left < last.right - 1) || isLeft(box, last));
  };
  const faults = [
    hiddenBy(shown),
    !isDrawn() && 'shows nothing of the keyboard',
    isBack() && `comes after ${named(before)}, which stands behind it`,
  ].filter(Boolean);
  return { where: named(shown), faults };
}

/** In the page: from here on it is noticed when the keyboard comes somewhere a second time. */
export function beginWalk() {
  globalThis.walked = new WeakSet();
}

/** In the page: whether the keyboard has been where it is. */
export function isWalkedAgain() {
  return globalThis.walkedAgain === true;
}
