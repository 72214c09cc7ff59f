import { type PointerEvent, useRef } from 'react';

const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 320;

interface HoverIntentOptions {
  open: () => void;
  close: () => unknown;
}

interface HoverIntent {
  /** For the button and for what it opens, so that the way from one to the other counts as staying. */
  handlers: Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent) => void>;
  /** Somebody pressed or used a key: the mouse's leaving closes it no more. */
  keep: () => void;
  /** It has closed; the next visit begins anew. */
  release: () => void;
  isKept: () => boolean;
}

/** Opens something for a mouse that rests on its button, and closes it a moment after the mouse has left. A finger is no mouse. */
export function useHoverIntent({ open, close }: HoverIntentOptions): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = useRef(false);
  // What was waited for when its button went finds a panel that is no longer there, and does nothing.
  const forget = () => clearTimeout(timer.current);
  const after = (ms: number, act: () => unknown) => (event: PointerEvent) => {
    forget();
    if (event.pointerType === 'mouse' && !kept.current) timer.current = setTimeout(act, ms);
  };
  return {
    handlers: { onPointerEnter: after(OPEN_DELAY_MS, open), onPointerLeave: after(CLOSE_DELAY_MS, close) },
    keep: () => {
      forget();
      kept.current = true;
    },
    release: () => {
      kept.current = false;
    },
    isKept: () => kept.current,
  };
}
