import { errors, type Page } from '@playwright/test';

/** So long nothing may begin anew: what is loaded may ask for more of its own. */
const CALM_MS = 120;
const PATIENCE_MS = 8_000;

interface Watched {
  calmSince?: number | undefined;
  underWay?: string[];
}

/**
 * Waits until a screen has what it was waiting for: nothing is busy, fonts and pictures in view are there. The event stream never ends, so
 * the network is no sign.
 *
 * @throws Error that names what was still under way after eight seconds
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').first().waitFor();
  try {
    await page.waitForFunction(isCalm, CALM_MS, { timeout: PATIENCE_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const underWay = await page.evaluate(() => (globalThis as Watched).underWay ?? []);
    throw new Error(`${page.url()} did not settle within ${PATIENCE_MS / 1000} s: ${named(underWay)}`, { cause: error });
  }
}

/** In the page. It names no function of its own: one that is run by tsx would ask for a helper that pages do not have. */
const isCalm = (calmMs: number): boolean => {
  const watched = globalThis as Watched;
  const busy = [...document.querySelectorAll('[aria-busy="true"]')].map((element) => ({
    element,
    what: `busy <${element.tagName.toLowerCase()} class="${element.className}"> “${element.textContent.trim().slice(0, 60)}”`,
  }));
  const pictures = [...document.images]
    .filter(({ complete }) => !complete)
    .map((element) => ({ element, what: `picture ${element.currentSrc || element.src}` }));
  watched.underWay = [...busy, ...pictures]
    .filter(({ element }) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    })
    .map(({ what }) => what);
  if (document.fonts.status !== 'loaded') watched.underWay.push('fonts');
  watched.calmSince = watched.underWay.length ? undefined : (watched.calmSince ?? performance.now());
  if (watched.calmSince === undefined || performance.now() - watched.calmSince < calmMs) return false;
  delete watched.calmSince;
  return true;
};

function named(underWay: string[]): string {
  return underWay.length ? `still under way: ${underWay.join('; ')}.` : 'something began anew again and again.';
}
