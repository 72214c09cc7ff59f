import { useSyncExternalStore } from 'react';
import { usePreference } from '../preferences/preferences-context';

const PHONE = '(max-width: 767.98px)';
const WIDE = '(min-width: 1200px)';

/** Whether the side menu shows words now, and the way to change that. The width itself is the stylesheet's, so that it is right before any script runs. */
export function useSideMenu(): { isPhone: boolean; isRail: boolean; toggle(): void } {
  const [side, setSide] = usePreference('side');
  const isPhone = useMedia(PHONE);
  const isRoomy = useMedia(WIDE);
  const isRail = side === 'auto' ? !isRoomy : side === 'rail';
  return { isPhone, isRail: isRail && !isPhone, toggle: () => setSide(isRail ? 'full' : 'rail') };
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
