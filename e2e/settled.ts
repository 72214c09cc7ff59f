import type { Page } from '@playwright/test';

/** So long nothing may begin anew: what is loaded may ask for more of its own. */
const CALM_MS = 120;

/** Waits until a screen has what it was waiting for: nothing is busy, fonts and pictures in view are there. The event stream never ends, so the network is no sign. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  await page
    .waitForFunction(
      (calmMs) => {
        const inView = (element: Element) => {
          const { top, right, bottom, left } = element.getBoundingClientRect();
          return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        };
        const calm = globalThis as { calmSince?: number | undefined };
        const waiting =
          [...document.querySelectorAll('[aria-busy="true"]')].some(inView) ||
          document.fonts.status !== 'loaded' ||
          [...document.images].filter(inView).some(({ complete }) => !complete);
        calm.calmSince = waiting ? undefined : (calm.calmSince ?? performance.now());
        if (calm.calmSince === undefined || performance.now() - calm.calmSince < calmMs) return false;
        delete calm.calmSince;
        return true;
      },
      CALM_MS,
      { timeout: 8_000 },
    )
    .catch(() => undefined);
}
