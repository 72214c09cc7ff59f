import type { Page } from '@playwright/test';

/** Waits until a screen has what it was waiting for: nothing is busy, fonts and pictures in view are there. The event stream never ends, so the network is no sign. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  await page
    .waitForFunction(
      () => {
        const inView = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        };
        const busy = [...document.querySelectorAll('[aria-busy="true"]')].some(inView);
        return !busy && document.fonts.status === 'loaded' && [...document.images].filter(inView).every(({ complete }) => complete);
      },
      undefined,
      { timeout: 8_000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(250);
}
