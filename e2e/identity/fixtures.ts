import { test as base } from '../fixtures';
import { origin } from '../origins';
import { withoutArt } from '../without-art';
import { Door } from './door';
import { BRAND } from './lagoon';

export { expect } from '@playwright/test';

/** A test whose page stands before Lagoon's door, in the run's language. */
export const test = base.extend<{ door: Door }>({
  baseURL: origin(BRAND),
  async door({ context, page, visitor }, use) {
    await withoutArt(context);
    await use(new Door(page, visitor.locale));
  },
});
