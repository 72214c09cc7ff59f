import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';

/**
 * What a dialog shows: while it is open what it is given, and for as long as the style sheet lets it leave what it was given last.
 * `visit` counts its openings: each begins anew.
 */
export function useLeaving(dialog: RefObject<HTMLDialogElement | null>, open: boolean, children: ReactNode) {
  const [last, setLast] = useState(children);
  const [visit, setVisit] = useState(0);
  const [before, setBefore] = useState(open);
  const [shown, setShown] = useState(open);
  if (open !== before) {
    setBefore(open);
    if (open) {
      setVisit(visit + 1);
      setShown(true);
    }
  }
  if (open && last !== children) setLast(children);
  useLayoutEffect(() => {
    if (open || !shown) return undefined;
    const leaving = dialog.current?.getAnimations?.() ?? [];
    let again = false;
    const gone = () => again || setShown(false);
    if (leaving.length === 0) gone();
    else void Promise.allSettled(leaving.map(({ finished }) => finished)).then(gone);
    return () => {
      again = true;
    };
  }, [dialog, open, shown]);
  return { visit, content: open ? children : shown && last };
}
