import type { BrandManifest, Locale } from '@pavilion/contract';
import type { PageData } from '@pavilion/api/site';
import { direction } from '@pavilion/i18n';
import { type StoredChoice, storedChoice } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { createThemeSwitch } from './theme-styles';

/** `system` until somebody chooses: whatever the device says. */
export type ThemeChoice = 'dark' | 'light' | 'system';

export interface Preferences {
  theme: StoredChoice<ThemeChoice>;
  locale: StoredChoice<Locale>;
  /** How wide the side menu is where there is room to choose; `auto` leaves it to the width of the window. */
  side: StoredChoice<'auto' | 'full' | 'rail'>;
  /** Takes over what the brand decides: its look, the languages to choose from, and the theme where neither player nor device says one. */
  follow(manifest: Pick<BrandManifest, 'theme' | 'locales'>): void;
}

const LOCALE_COOKIE = 'pavilion-lang';
const YEAR_S = 365 * 24 * 3600;

/** The player's choices, applied to the page now and whenever they change. */
export function createPreferences(brand: PageData['brand'], page: Document): Preferences {
  const preferences: Omit<Preferences, 'follow'> = {
    theme: storedChoice(storageKeys.theme, ['dark', 'light', 'system'], 'system'),
    locale: storedChoice(storageKeys.locale, brand.locales.offered, brand.locales.default),
    side: storedChoice(storageKeys.side, ['auto', 'full', 'rail'], 'auto'),
  };
  const dark = page.defaultView?.matchMedia?.('(prefers-color-scheme: dark)');
  let { defaultTheme } = brand;
  const system = () => systemTheme(page.defaultView) ?? defaultTheme;
  const applyTheme = () => {
    const choice = preferences.theme.current();
    page.documentElement.dataset.theme = choice === 'system' ? system() : choice;
    setBrowserThemeColour(page);
  };
  const applyLocale = () => {
    const locale = preferences.locale.current();
    page.documentElement.lang = locale;
    page.documentElement.dir = direction[locale];
    // The next page then comes with first data and texts in this language.
    page.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
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
  const showTheme = createThemeSwitch(page, applyTheme);
  return {
    ...preferences,
    follow({ theme, locales }) {
      defaultTheme = theme.default;
      applyTheme();
      showTheme(theme.name);
      preferences.locale.allow(locales.offered, locales.default);
    },
  };
}

/** What the device asks for; `undefined` where it says nothing, and the brand decides. */
function systemTheme(view: Window | null): 'dark' | 'light' | undefined {
  return (['dark', 'light'] as const).find((theme) => view?.matchMedia?.(`(prefers-color-scheme: ${theme})`).matches);
}

function setBrowserThemeColour(page: Document): void {
  const colour = getComputedStyle(page.documentElement).getPropertyValue('--surface').trim();
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
