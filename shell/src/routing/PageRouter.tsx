import { type ReactNode, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useSite } from '../site-context';
import type { PageTransitions } from './page-transitions';
import { quietMoment } from '../quiet-moment';
import { pageAt } from './use-current-page';

/** Signs of somebody who may go to another page soon. */
const SIGNS = ['pointerover', 'scroll', 'keydown'] as const;

/** The browser's history as React Router has it, where a browser that can shows how one page becomes another. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: history.location });
  const transitions = useLateTransitions();
  const last = useRef(history.location.pathname);
  const { table } = useSite();
  const go = useEffectEvent((next: typeof state) => {
    const [from, to] = [last.current, next.location.pathname];
    last.current = to;
    const change = () => startTransition(() => setState(next));
    // What a page sends its visitor on to is no step of theirs.
    if (next.action === 'REPLACE' || pageAt(table, from) === pageAt(table, to)) change();
    else if (transitions.current) transitions.current.show(change, `${from}/${to}`.split('/'));
    else change();
  });
  useLayoutEffect(() => history.listen(go), [history]);
  // After the effects of the page itself: it has its place and its focus.
  useEffect(() => transitions.current?.arrived());
  return (
    <Router location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Fetched after the first sign of somebody: the first screen needs none of it, and the first touch is not to wait for it. Where the network is
 * gone, pages change without motion, and the next sign asks again.
 */
function useLateTransitions() {
  const transitions = useRef<PageTransitions>(undefined);
  useEffect(() => {
    if (!('startViewTransition' in document)) return undefined;
    let left = false;
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, load, true);
    };
    const begin = () => {
      if (left) return;
      for (const sign of SIGNS) addEventListener(sign, load, { passive: true, capture: true });
    };
    const load = () => {
      stop();
      void quietMoment()
        .then(() => import(/* webpackChunkName: "motion" */ './page-transitions'))
        .then((loaded) => {
          transitions.current = loaded.createPageTransitions();
        }, begin);
    };
    begin();
    return () => {
      left = true;
      stop();
    };
  }, []);
  return transitions;
}
