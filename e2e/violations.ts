import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';
import { waitUntilIdle } from './wait-until-idle';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page or a frame, or the part of it that `within` selects, has against WCAG 2.2 A and AA, each with where it is. Frames in it are left out. */
export async function violations(page: Page | Frame, within?: string): Promise<string[]> {
  // Half a megabyte that a page which was looked at before has already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, levels }) => {
      const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      const { violations: found } = await run(
        { ...(include && { include }), exclude: ['iframe'] },
        // No target under 24 px: a rule of its level that has to be asked for.
        { resultTypes: ['violations'], runOnly: levels, rules: { 'target-size': { enabled: true } } },
      );
      return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { include: within, levels: LEVELS },
  );
}

/** The same for a journey of one device: as its page stands, and as it would in the other theme on the other kind of screen. */
export async function violationsInBothLooks(page: Page, within?: string): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found = await violations(page, within);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.setViewportSize({ ...size, width: size.width < 600 ? 1440 : 390 });
  await waitUntilIdle(page);
  const turned = await violations(page, within);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.setViewportSize(size);
  await waitUntilIdle(page);
  return [...found, ...turned.map((each) => `in the other look: ${each}`)];
}
