import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a page, or the part of it that `within` selects, has against WCAG 2.2 A and AA, each with where it is. Frames of others are not ours. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // In the page itself rather than in a second one that only adds up frames; and what passed is not carried over.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS)
    .exclude('iframe')
    .setLegacyMode();
  const { violations: found } = await (within ? axe.include(within) : axe).analyze();
  return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
