import { json, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Entries of the history whose place outlives a reload. */
const MAX_ENTRIES = 50;
/** So long a page may take to become as long as it was. */
const TIMEOUT_MS = 5_000;
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings whoever goes back, or reloads, to where they were on the page. The browser does so too, but once: a list that is still on its way
 * is too short by then.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', savePositions);
    return () => removeEventListener('pagehide', savePositions);
  }, []);
  useLayoutEffect(() => {
    const entry = `${key} ${pathname}`;
    const returns = how === 'POP' && !(isFirst.current && isFreshVisit());
    isFirst.current = false;
    const last = returns ? places.get(entry) : undefined;
    const note = () => way?.isUnderWay() || places.set(entry, scrollY);
    const way = last === undefined ? undefined : restoreScroll(last, note);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      way?.end();
    };
  }, [key, pathname, how]);
}

/** An address that was typed or followed from elsewhere, and not a reload or a way back: the first entry of every visit has the same key. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

const storedPlaces = storedValue(storageKeys.scroll, json(positions));
const places = new Map<string, number>(Object.entries(storedPlaces.read() ?? {}));

/** Until the page stands there and stays so, or its player goes their own way. */
function restoreScroll(top: number, stayed: () => void): { end(): void; isUnderWay(): boolean } {
  let underWay = true;
  const go = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(go);
  const end = () => {
    underWay = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLL_EVENTS) removeEventListener(event, stay, { capture: true });
  };
  const stay = () => {
    end();
    stayed();
  };
  const timer = setTimeout(stay, TIMEOUT_MS);
  for (const event of USER_SCROLL_EVENTS) addEventListener(event, stay, { passive: true, capture: true });
  observer.observe(document.body);
  go();
  return { end, isUnderWay: () => underWay };
}

function positions(found: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

function savePositions(): void {
  storedPlaces.write(Object.fromEntries([...places].slice(-MAX_ENTRIES)));
}
