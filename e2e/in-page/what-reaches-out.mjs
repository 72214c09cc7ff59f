// As it stands, because a compiler would write helpers of its own into it.

/** In the page: what makes it wider than its window, or lies over something else in its header; undefined when nothing does. */
export function whatReachesOut() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const named = (element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 40)}”`;
  const clips = (element) =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !clips(element.parentElement),
    );
    return `it is ${scrollWidth} px wide: ${wide.slice(-3).map(named).join(', ')}`;
  }
  const controls = [...document.querySelectorAll('header :is(a, button)')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => box.width > 1 && box.height > 1 && !clips(element.parentElement));
  const out = controls.find(({ box }) => box.left < -0.5 || box.right > clientWidth + 0.5);
  if (out) return `the header is cut off: ${named(out.element)}`;
  const meet = (one, other) =>
    other.left < one.right - 1 && other.right > one.left + 1 && other.top < one.bottom - 1 && other.bottom > one.top + 1;
  const covered = controls.find(({ element, box }) =>
    controls.some((other) => !other.element.contains(element) && !element.contains(other.element) && meet(box, other.box)),
  );
  return covered && `something lies over ${named(covered.element)}`;
}
