import type { Page } from '@playwright/test';
import { settled } from '../settled';

/** What a refused remote says in its place: `remote.unreachable · wallet · deposit`. */
const REFUSAL = /remote\.[a-z-]+ · .*/;
const LIMIT_MS = 8_000;

/** Looks at a page from its beginning, for scripts of it that fail. */
export function watched(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`a script failed: ${message}`));
  return () => errors;
}

/**
 * Waits until the page is there, and says what keeps it from being a picture of the screen: a part that was refused, a placeholder that stays, or
 * nothing that its remote drew. `remote` is undefined for a screen of the shell's own.
 */
export async function faultsOf(page: Page, remote: string | undefined): Promise<string[]> {
  const still = await settled(page).then(
    () => [],
    (error: Error) => [error.message.split('\n')[0] ?? ''],
  );
  const refused = await page.getByText(REFUSAL).filter({ visible: true }).allInnerTexts();
  const faults = [...still, ...refused.map((text) => `refused: ${REFUSAL.exec(text)?.[0] ?? text}`)];
  return remote && !faults.length && !(await isDrawn(page, remote)) ? [`nothing of ${remote} is there, at ${page.url()}`] : faults;
}

/** The styles of a remote carry its name. */
function isDrawn(page: Page, remote: string): Promise<boolean> {
  const own = page.getByRole('main').locator(`[class*="${remote}_"]`).filter({ visible: true }).first();
  return own.waitFor({ timeout: LIMIT_MS }).then(
    () => true,
    () => false,
  );
}
