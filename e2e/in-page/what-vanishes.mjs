// As it stands, because a compiler would write helpers of its own into it.

/** In the page, as it comes: notes which parts of controls and of values are nothing but a painted shape. */
export function noteShapes() {
  const TELLS =
    'button, a, label, [role="switch"], [role="progressbar"], [role="meter"], [role="slider"], [role="img"], [aria-selected]';
  const isPainted = ({ backgroundColor, backgroundImage, content }, part) =>
    (!part || content !== 'none') && (!/, 0\)$|transparent/.test(backgroundColor) || backgroundImage.includes('gradient'));
  const isBare = (element) =>
    !element.closest('svg, img, canvas, .pv-skeleton, [data-awaiting], .pv-tile-art') &&
    !element.textContent.trim() &&
    !element.querySelector('svg, img, canvas, input');
  globalThis.shapes = [...document.querySelectorAll(TELLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((control) => [control, ...control.querySelectorAll('*')])
    .filter((element) => isBare(element) && element.getBoundingClientRect().width > 2)
    .flatMap((element) =>
      [null, '::before', '::after']
        .filter((part) => isPainted(getComputedStyle(element, part), part))
        .map((part) => ({ element, part })),
    );
}

/** In the page, in colours of the person's own: which of the shapes that were noted nobody sees any more. */
export function whatVanishes() {
  const backOf = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    return /, 0\)$|transparent/.test(backgroundColor) && element.parentElement ? backOf(element.parentElement) : backgroundColor;
  };
  const isSeen = ({ element, part }) => {
    const style = getComputedStyle(element, part);
    const around = part ? element : (element.parentElement ?? element);
    return (
      (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0) ||
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
      (!/, 0\)$|transparent/.test(style.backgroundColor) && style.backgroundColor !== backOf(around))
    );
  };
  const gone = globalThis.shapes.filter((shape) => shape.element.isConnected && !isSeen(shape));
  const named = ({ element, part }) => {
    const control = element.closest('button, a, label, [role]');
    return `${element.localName}.${element.className}${part ?? ''} in “${(control?.ariaLabel ?? control?.textContent ?? '').trim().slice(0, 40)}”`;
  };
  return [...new Set(gone.map(named))];
}
