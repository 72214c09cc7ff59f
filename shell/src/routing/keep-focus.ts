const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Once what had the focus is gone: it is on `before` if that is still there, and else where it is on arrival, at the beginning of the page. */
export function keepFocus(before?: HTMLElement): void {
  // What closes now gives the focus back first.
  setTimeout(() => {
    for (const place of [before, document.getElementById('content')]) if (isLost()) place?.focus({ preventScroll: true });
  });
}
