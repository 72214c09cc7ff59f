// As it stands, because a compiler would write helpers of its own into it.

/**
 * In the page: which controls lie under what stands at the edges of the window although the keyboard is on them, and whether the end of the page does.
 * Looks at `limit` controls, evenly spread.
 */
export function whatStaysCovered(limit) {
  const named = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 40)}”`;
  const isFixed = (element) => {
    for (let around = element; around && around !== document.body; around = around.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
    return false;
  };
  const controls = [...document.querySelectorAll('a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isFixed(element),
  );
  const step = Math.max(1, controls.length / limit);
  const chosen = controls.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step) || at === controls.length - 1);
  const coverOf = (element) => {
    element.focus();
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    // What is taller than the window shows as much as goes into it.
    return [top + 3, (top + bottom) / 2, bottom - 3]
      .filter((down) => bottom - top < innerHeight / 2 || (down > 0 && down < innerHeight))
      .map((down) => (down < 0 || down > innerHeight ? document.documentElement : document.elementFromPoint(across, down)))
      .find((over) => over === document.documentElement || (over && !element.contains(over) && isFixed(over)));
  };
  const covered = chosen
    .map((element) => ({ element, cover: coverOf(element) }))
    .filter(({ cover }) => cover)
    .map(({ element, cover }) => `${named(element)} is under ${named(cover).slice(0, 80)}`);
  document.activeElement?.blur();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const last = [...document.querySelectorAll('.pv-footer *')].filter((each) => each.checkVisibility()).at(-1);
  const { left, right, bottom } = last?.getBoundingClientRect() ?? { left: 0, right: 0, bottom: 0 };
  const over = last && document.elementFromPoint((left + right) / 2, bottom - 2);
  if (over && isFixed(over)) covered.push(`the end of the page, ${named(last)}, is under ${named(over).slice(0, 80)}`);
  scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}
