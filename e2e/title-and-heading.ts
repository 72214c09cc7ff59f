import type { Page } from '@playwright/test';

/** What a page is called in the browser's tab, without its brand, and in its heading, without a count that stands there in an element of its own. */
export function titleAndHeading(page: Page): Promise<{ title: string; heading: string | undefined }> {
  return page.evaluate(() => {
    const texts = [...(document.querySelector('h1')?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const heading = texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    return { title: document.title.slice(0, document.title.lastIndexOf(' · ')), heading: heading || undefined };
  });
}
