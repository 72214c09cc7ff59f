const STOPS = 'a,button,input,select,textarea,summary,[tabindex="0"]';

/**
 * A `ref` for what scrolls: while it does and holds nothing that the keyboard stops at, it is a stop itself. Not every browser makes it one,
 * and without it nobody could come to its end by the keyboard.
 */
export function scrollStop(scroller: HTMLElement | null): (() => void) | undefined {
  if (!scroller) return undefined;
  const update = () => {
    if (scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(STOPS)) scroller.tabIndex = 0;
    // Whoever is on it stays where they are.
    else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const contents = new MutationObserver(update);
  sizes.observe(scroller);
  contents.observe(scroller, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
