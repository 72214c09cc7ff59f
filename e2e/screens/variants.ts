import type { Browser, BrowserContext } from '@playwright/test';
import { withoutPopups } from '../without-popups';

/** A way in which every screen is looked at. */
export interface Variant {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  theme: 'dark' | 'light';
  locale: 'bn' | 'en';
}

export const variants: readonly Variant[] = [
  { name: 'phone-dark-bn', width: 390, height: 844, touch: true, theme: 'dark', locale: 'bn' },
  { name: 'phone-light-en', width: 390, height: 844, touch: true, theme: 'light', locale: 'en' },
  { name: 'tablet-light-bn', width: 768, height: 1024, touch: true, theme: 'light', locale: 'bn' },
  { name: 'desktop-dark-en', width: 1440, height: 900, touch: false, theme: 'dark', locale: 'en' },
  { name: 'desktop-light-bn', width: 1440, height: 900, touch: false, theme: 'light', locale: 'bn' },
];

/** A browser as such a visitor has it: its window, and the theme and language chosen before. */
export async function contextOf(browser: Browser, variant: Variant, baseURL: string): Promise<BrowserContext> {
  const { width, height, touch, theme, locale } = variant;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: touch,
    hasTouch: touch,
    colorScheme: theme,
    baseURL,
  });
  await withoutPopups(context);
  await context.addInitScript(
    ([language, look]) => {
      // A game's frame keeps nothing.
      if (window !== window.top) return;
      localStorage.setItem('pavilion.lang', language);
      localStorage.setItem('pavilion.console-lang', language);
      localStorage.setItem('pavilion.theme', look);
      localStorage.setItem('pavilion.console-theme', look);
    },
    [locale, theme] as const,
  );
  return context;
}
