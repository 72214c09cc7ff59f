import type { Page } from '@playwright/test';

/** Goes to another page of the site as its links do: nothing is loaded anew, and it begins at its beginning. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    scrollTo({ top: 0, behavior: 'instant' });
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}
