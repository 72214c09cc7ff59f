import type { GameCategory } from '@pavilion/api/games';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A mouse that only crosses unfolds nothing. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 220;

/** A category whose vendors stand below the menu, and who asked for them: the keyboard goes in at once. */
export interface ExpandedCategory {
  category: GameCategory;
  by: 'mouse' | 'keyboard';
}

/** Unfolds the vendors of the category that a mouse lingers on, or whose arrow key was pressed; Escape, or going elsewhere, folds them. */
export function useExpandedCategory() {
  const [unfolded, setUnfolded] = useState<ExpandedCategory>();
  const place = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (ms: number, next: ExpandedCategory | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setUnfolded(next), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    unfolded,
    place,
    unfold: (next: ExpandedCategory) => later(next.by === 'mouse' ? OPEN_DELAY_MS : 0, next),
    fold: () => later(0, undefined),
    /** For the element around menu and panel. */
    around: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later(CLOSE_DELAY_MS, undefined),
      onBlur({ relatedTarget }: FocusEvent) {
        if (!place.current?.contains(relatedTarget)) later(CLOSE_DELAY_MS, undefined);
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key !== 'Escape' || !unfolded) return;
        place.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        later(0, undefined);
      },
    },
  };
}
