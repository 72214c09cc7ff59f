import type { Page } from '@playwright/test';
import { focusFirst, type GameInSight, lookAtGame, type Pressable } from '../in-page/look-at-game.mjs';
import { waitFor } from './wait-for';

const BUTTON: Pressable = { css: 'form button[type=submit]', text: '' };
const SPOT: Pressable = { css: '[data-spot]', text: '' };
/** What is chosen within a round, where it is more than the button: a tile, a guess. */
const CHOICES: Readonly<Record<string, Pressable>> = {
  'Lagoon Mines': { css: 'main [role=group] button', text: '' },
  'Falcon Towers': { css: "main [role=group] button[aria-disabled='false']", text: '' },
  'Crane Hi-Lo': { css: 'form button', text: '×' },
};
const LOOK_MS = 300;

/**
 * Plays a round of a title by the keyboard to its end, on a page of its own that is timed: it looks at the game three times a second, in a millisecond. To find
 * elements by their roles would take a slow phone several frames each time.
 *
 * @throws Error when the round is not over after two minutes
 */
export async function playRound(page: Page, title: string): Promise<void> {
  const choice = CHOICES[title] ?? null;
  const start = await waitUntil(page, choice, ({ ready, lays }) => ready || lays);
  if (start.lays) await press(page, SPOT, 'Enter');
  await waitUntil(page, choice, ({ ready }) => ready);
  await press(page, BUTTON, ' ');
  let chosen = false;
  await waitUntil(page, choice, async (now) => {
    if (now.past > start.past) return true;
    if (now.choice && !chosen) {
      chosen = true;
      await press(page, choice ?? BUTTON, 'Enter');
    } else if (now.ready && now.button !== start.button) await press(page, BUTTON, 'Enter');
    return false;
  });
}

async function press(page: Page, what: Pressable, key: string): Promise<void> {
  await page.evaluate(focusFirst, what);
  await page.keyboard.press(key);
}

function waitUntil(
  page: Page,
  choice: Pressable | null,
  isSo: (now: GameInSight) => boolean | Promise<boolean>,
): Promise<GameInSight> {
  return waitFor(page, { what: 'a round to go on', everyMs: LOOK_MS }, async () => {
    const now = await page.evaluate(lookAtGame, choice);
    return (await isSo(now)) && now;
  });
}
