import axe from 'axe-core';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page, or the part of it that `within` selects, has against WCAG 2.2 A and AA, each with where it is. Frames of others are not ours. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Half a megabyte that a page which was looked at before has already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, levels }) => {
      const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      const { violations: found } = await run(
        { ...(include && { include }), exclude: ['iframe'] },
        { resultTypes: ['violations'], runOnly: levels },
      );
      return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { include: within, levels: LEVELS },
  );
}
