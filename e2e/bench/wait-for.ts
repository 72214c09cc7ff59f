import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const TIMEOUT_MS = 120_000;

/**
 * Looks at a page again and again until `look` finds something.
 *
 * @returns what it found
 * @throws Error that names `what` after two minutes
 */
export async function waitFor<Found>(
  page: Page,
  { what, everyMs = 50 }: { what: string; everyMs?: number },
  look: () => Promise<Found | undefined | null | false>,
): Promise<Found> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${page.url()}: waited ${TIMEOUT_MS / 1_000} s for ${what}`);
    await sleep(everyMs);
  }
}
