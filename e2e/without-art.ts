import type { BrowserContext } from '@playwright/test';

/** Leaves drawn pictures out, for tests in which nobody looks at them: drawing them is most of a page's work. */
export async function withoutArt(context: BrowserContext): Promise<void> {
  const nothing = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route('**/art/**', (route) => route.fulfill(nothing));
}
