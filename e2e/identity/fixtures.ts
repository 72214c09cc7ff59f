import { test as base } from '../fixtures';
import { origin } from '../origins';
import { withoutArt } from '../without-art';
import { SignInPage } from './sign-in-page';
import { BRAND } from './lagoon';

export { expect } from '@playwright/test';

/** A test whose page stands before Lagoon's door, in the run's language. */
export const test = base.extend<{ door: SignInPage }>({
  baseURL: origin(BRAND),
  async door({ context, page, visitor }, use) {
    await withoutArt(context);
    await use(new SignInPage(page, visitor.locale));
  },
});
