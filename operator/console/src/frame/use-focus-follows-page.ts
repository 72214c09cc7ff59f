import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whoever goes to another page goes on at its heading, with the keyboard as with a screen reader; not at what the page before left behind. What
 * opens over a page has an address too, and keeps the focus that it takes.
 */
export function useFocusFollowsPage(): void {
  const page = pageOf(useLocation().pathname);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const main = document.querySelector<HTMLElement>('main');
    if (!main || document.querySelector('dialog[open]')) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    target.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [page]);
}

/** Of `/board/<brand>/<remote>` and `/brands/<brand>/members/<member>` only what lies below the drawer. */
function pageOf(path: string): string {
  return path.replace(/^(\/board)\/.*/, '$1').replace(/^(\/brands\/[^/]+\/members)\/[^/]+$/, '$1');
}
