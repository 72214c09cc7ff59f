import type { Locator } from '@playwright/test';
import { test as base } from '../fixtures';
import { type Translate, loadTexts } from '../load-texts';
import { withoutArt } from '../without-art';

export { expect } from '@playwright/test';

/** A test of money: the page's own part, and what the wallet and refusals say in the run's language. */
export const test = base.extend<{ main: Locator; said: Translate; refused: Translate }>({
  async main({ context, page }, use) {
    await withoutArt(context);
    await use(page.getByRole('main'));
  },
  said: async ({ visitor }, use) => use(loadTexts('mf-wallet/src/messages', visitor.locale)),
  refused: async ({ visitor }, use) => use(loadTexts('shared/i18n/messages/errors', visitor.locale)),
});
