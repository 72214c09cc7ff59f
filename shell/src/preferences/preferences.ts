import type { Locale } from '@pavilion/contract';
import type { PageData } from '@pavilion/api/site';
import { direction } from '@pavilion/i18n';
import { type Kept, kept } from './kept';

/** `brand` is what the brand looks like by itself: nobody has chosen yet. */
export type ThemeChoice = 'brand' | 'dark' | 'light' | 'system';

export interface Preferences {
  theme: Kept<ThemeChoice>;
  locale: Kept<Locale>;
  /** How wide the side menu is where there is room to choose; `auto` leaves it to the width of the window. */
  side: Kept<'auto' | 'full' | 'rail'>;
}

// The page's inline script reads the same keys before the first paint.
export const THEME_KEY = 'pavilion-theme';
export const LOCALE_KEY = 'pavilion-lang';
export const SIDE_KEY = 'pavilion-side';

/** The player's choices, applied to the page now and whenever they change. */
export function createPreferences(brand: PageData['brand'], page: Document): Preferences {
  const preferences: Preferences = {
    theme: kept(THEME_KEY, ['brand', 'dark', 'light', 'system'], 'brand'),
    locale: kept(LOCALE_KEY, brand.locales.offered, brand.locales.default),
    side: kept(SIDE_KEY, ['auto', 'full', 'rail'], 'auto'),
  };
  const dark = page.defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  const applyTheme = () => {
    page.documentElement.dataset.theme = themeOf(preferences.theme.current(), brand.defaultTheme, dark?.matches ?? false);
    tintBrowser(page);
  };
  const applyLocale = () => {
    const locale = preferences.locale.current();
    page.documentElement.lang = locale;
    page.documentElement.dir = direction[locale];
  };
  const applySide = () => {
    page.documentElement.dataset.side = preferences.side.current();
  };
  for (const [choice, apply] of [
    [preferences.theme, applyTheme],
    [preferences.locale, applyLocale],
    [preferences.side, applySide],
  ] as const) {
    apply();
    choice.subscribe(apply);
  }
  dark?.addEventListener('change', applyTheme);
  return preferences;
}

/** What a choice comes down to here and now. */
export function themeOf(choice: ThemeChoice, brandTheme: 'dark' | 'light', systemIsDark: boolean): 'dark' | 'light' {
  if (choice === 'brand') return brandTheme;
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

function tintBrowser(page: Document): void {
  const colour = getComputedStyle(page.documentElement).getPropertyValue('--surface').trim();
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
