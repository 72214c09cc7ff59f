import type { Device } from '@pavilion/api/system';

/** Shorter sides of screens, in CSS pixels: phones are below, whichever way they are held. */
const PHONE_SIDE_PX = 600;

/** What the page is looked at with, as a canary can be meant for. */
export function currentDevice({ screen, matchMedia }: Pick<Window, 'screen' | 'matchMedia'> = window): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < PHONE_SIDE_PX ? 'phone' : 'tablet';
}
