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
  const { top, right, bottom, left, width, height } = shown.getBoundingClientRect();
  /** What of it a row that scrolls, and the window, leave to be seen. */
  const seen = {
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
    left: Math.max(left, 0),
  };
  for (let around = shown; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const edges = around.getBoundingClientRect();
    if (overflowX !== 'visible')
      Object.assign(seen, { left: Math.max(seen.left, edges.left), right: Math.min(seen.right, edges.right) });
    if (overflowY !== 'visible')
      Object.assign(seen, { top: Math.max(seen.top, edges.top), bottom: Math.min(seen.bottom, edges.bottom) });
    if (position === 'fixed') break;
  }
  /** A row that scrolls sideways is moved by a browser only where nearly nothing is seen; all that may not be is nothing. */
  const LEAST = 4;
  const faults = [];
  // What is in a game's frame is the game's to show.
  if (element.localName === 'iframe') return { where: named(element), faults };
  const over = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
  const style = getComputedStyle(shown);
  if (width < LEAST || height < LEAST || !shown.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    faults.push('cannot be seen');
  else if (seen.right - seen.left < LEAST || seen.bottom - seen.top < LEAST) faults.push('is not in view');
  else if (over && !shown.contains(over) && !over.contains(shown)) faults.push(`is under ${named(over)}`);
  const drawn = [element, shown, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
    .filter(Boolean)
    .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)));
  if (!drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2))
    faults.push('shows nothing of the keyboard');
  if (
    before?.isConnected &&
    before !== document.body &&
    !before.matches('main, h1, h2, [tabindex="-1"]') &&
    style.position !== 'fixed'
  ) {
    const last = shownOf(before).getBoundingClientRect();
    const isBack =
      (bottom <= last.top + 1 && left < last.right - 1) ||
      (right <= last.left + 1 && top < last.bottom - 1 && bottom > last.top + 1 && top <= last.top);
    // What can be done with one thing stands around it.
    const isOfOne = before.closest('li, [role="listitem"], article')?.contains(element);
    if (isBack && !isOfOne && isFixed(before) === isFixed(shown))
      faults.push(`comes after ${named(before)}, which stands behind it`);
  }
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
