import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'pavilion.scroll';
/** Entries of the history whose place outlives a reload. */
const MOST = 50;
/** So long a page may take to become as long as it was. */
const PATIENCE_MS = 5_000;
const OWN_WAY = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings whoever goes back, or reloads, to where they were on the page. The browser does so too, but once: a list that is still on its way
 * is too short by then.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
  useLayoutEffect(() => {
    const entry = `${key} ${pathname}`;
    const last = how === 'POP' ? places.get(entry) : undefined;
    const note = () => way?.isUnderWay() || places.set(entry, scrollY);
    const way = last === undefined ? undefined : returnTo(last, note);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      way?.end();
    };
  }, [key, pathname, how]);
}

const places = new Map<string, number>(kept());

/** Until the page stands there and stays so, or its player goes their own way. */
function returnTo(top: number, stayed: () => void): { end(): void; isUnderWay(): boolean } {
  let underWay = true;
  const go = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(go);
  const end = () => {
    underWay = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of OWN_WAY) removeEventListener(event, stay, { capture: true });
  };
  const stay = () => {
    end();
    stayed();
  };
  const timer = setTimeout(stay, PATIENCE_MS);
  for (const event of OWN_WAY) addEventListener(event, stay, { passive: true, capture: true });
  observer.observe(document.body);
  go();
  return { end, isUnderWay: () => underWay };
}

function kept(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...places].slice(-MOST))));
  } catch {
    // Without storage a reload begins at the top.
  }
}
