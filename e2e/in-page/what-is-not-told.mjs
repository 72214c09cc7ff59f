// As it stands, because a compiler would write helpers of its own into it.

/** In the page, in colours of the person's own: which chosen or present entries look like those beside them that are not. */
export function whatIsNotTold() {
  const CHOSEN = '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], :checked';
  const SEEN = [
    'outline',
    'border',
    'backgroundColor',
    'color',
    'textDecoration',
    'opacity',
    'inlineSize',
    'boxShadow',
    'transform',
  ];
  const lookOf = (element) =>
    [element, element.nextElementSibling, element.closest('label'), ...element.querySelectorAll('svg')]
      .filter(Boolean)
      .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) =>
        SEEN.filter((name) => name !== 'inlineSize' || style.content !== 'normal')
          .map((name) => style[name])
          .join('|'),
      )
      .join('\n');
  /** The same kind of thing, next to it or in the next entry of its list, and not chosen. */
  const otherOf = (element) => {
    const same = `${element.tagName.toLowerCase()}${element.type ? `[type="${element.type}"]` : ''}`;
    const list =
      element.closest('ul, ol, nav, fieldset, [role="tablist"], [role="group"], [role="radiogroup"]') ?? element.parentElement;
    return [...list.querySelectorAll(same)].find(
      (each) => each !== element && each.className === element.className && !each.matches(CHOSEN) && each.checkVisibility(),
    );
  };
  return [...document.querySelectorAll(CHOSEN)]
    .filter((element) => element.tagName !== 'OPTION' && element.checkVisibility())
    .map((element) => ({ element, other: otherOf(element) }))
    .filter(({ element, other }) => other && lookOf(element) === lookOf(other))
    .map(({ element }) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent.trim().slice(0, 40)}”`);
}
