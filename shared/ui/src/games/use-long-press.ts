import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD = 450;

/** Tells a tap from a long press on touch; a mouse only ever clicks. */
export function useLongPress(onLong: () => void, onTap: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown(event: PointerEvent) {
      held.current = false;
      if (event.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        held.current = true;
        onLong();
      }, HOLD);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove(event: PointerEvent) {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) stop();
    },
    // A long press on touch would open the browser's own menu over ours.
    onContextMenu(event: MouseEvent) {
      if (held.current) event.preventDefault();
    },
    onClick() {
      stop();
      if (!held.current) onTap();
      held.current = false;
    },
  };
}
