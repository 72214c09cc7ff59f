import { onBusyChange } from '@pavilion/host/router';

/** When the player last did something on this page. */
export interface PlayerActivity {
  idleMs(): number;
}

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;

/** Watches from now on, for as long as the page is open. What a game in its frame tells by being busy counts too. */
export function watchPlayerActivity(): PlayerActivity {
  let lastAt = performance.now();
  const mark = () => {
    lastAt = performance.now();
  };
  for (const name of INPUTS) window.addEventListener(name, mark, { capture: true, passive: true });
  onBusyChange(mark);
  return { idleMs: () => performance.now() - lastAt };
}
