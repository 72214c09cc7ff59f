import type { Locator } from '@playwright/test';
import { test as base } from '../fixtures';
import { type Said, textsIn } from '../texts';
import { withoutArt } from '../without-art';

export { expect } from '@playwright/test';

/** A test of money: the page's own part, and what the wallet and refusals say in the run's language. */
export const test = base.extend<{ main: Locator; said: Said; refused: Said }>({
  async main({ context, page }, use) {
    await withoutArt(context);
    await use(page.getByRole('main'));
  },
  said: async ({ visitor }, use) => use(textsIn('mf-wallet/src/messages', visitor.locale)),
  refused: async ({ visitor }, use) => use(textsIn('shared/i18n/messages/errors', visitor.locale)),
});
