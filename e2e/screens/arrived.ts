import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../wait-until-idle';
import type { Screen } from './screen';

/** What a refused remote says in its place: `remote.unreachable · wallet · deposit`. */
const REFUSAL = /remote\.[a-z-]+ · .*/;
const LIMIT_MS = 30_000;
/** No screen is longer; one that grew for ever would keep us. */
const MOST_SCREENS = 12;

/** Looks at a page from its beginning, for scripts of it that fail. */
export function watched(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`a script failed: ${message}`));
  return () => errors;
}

/**
 * Waits until the page is there, from top to end, and says what keeps it from being a picture of the screen: a part that was refused, a placeholder
 * that stays, or nothing that its remote drew.
 */
export async function faultsOf(page: Page, { remote, refused: isRefused }: Pick<Screen, 'remote' | 'refused'>): Promise<string[]> {
  const still = await scrolledThrough(page).then(
    () => [],
    (error: Error) => [error.message.split('\n')[0] ?? ''],
  );
  const refused = isRefused ? [] : await page.getByText(REFUSAL).filter({ visible: true }).allInnerTexts();
  const faults = [...still, ...refused.map((text) => `refused: ${REFUSAL.exec(text)?.[0] ?? text}`), ...(await emptyFrames(page))];
  return remote && !faults.length && !(await isDrawn(page, remote)) ? [`nothing of ${remote} is there, at ${page.url()}`] : faults;
}

/** Parts further down are loaded when they come near. @throws Error that names what was still loading */
async function scrolledThrough(page: Page): Promise<void> {
  await waitUntilIdle(page);
  for (let screen = 1; screen <= MOST_SCREENS; screen += 1) {
    const isEnd = await page.evaluate((at) => {
      scrollTo({ top: at * innerHeight, behavior: 'instant' });
      return (at + 1) * innerHeight >= document.documentElement.scrollHeight;
    }, screen);
    await waitUntilIdle(page);
    if (isEnd) break;
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitUntilIdle(page);
}

/** A game is a page of its own, in a frame: it is there when it can be played. */
async function emptyFrames(page: Page): Promise<string[]> {
  const faults = page
    .frames()
    .slice(1)
    .map((frame) =>
      frame
        .getByRole('button', { disabled: false })
        .last()
        .waitFor({ timeout: LIMIT_MS })
        .then(
          () => [],
          // Reported as this fault.
          () => [`nothing can be played in ${frame.url()}`],
        ),
    );
  return (await Promise.all(faults)).flat();
}

/** The styles of a remote carry its name. */
function isDrawn(page: Page, remote: string): Promise<boolean> {
  const own = page.getByRole('main').locator(`[class*="${remote}_"]`).filter({ visible: true }).first();
  return own.waitFor({ timeout: LIMIT_MS }).then(
    () => true,
    // Reported by the caller.
    () => false,
  );
}
