import { locales, type Locale } from '@pavilion/i18n';
import { storedChoice } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useSyncExternalStore } from 'react';

export const themes = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themes)[number];

const dark = matchMedia('(prefers-color-scheme: dark)');

export const theme = storedChoice<ThemeChoice>(storageKeys.consoleTheme, themes, 'system');
export const locale = storedChoice<Locale>(storageKeys.consoleLocale, locales, firstLocale());

/** Puts both choices on the page, now and whenever they change. */
export function applyPreferences(page: HTMLElement): void {
  const applyTheme = () => {
    const choice = theme.current();
    const system = dark.matches ? 'dark' : 'light';
    page.dataset.theme = choice === 'system' ? system : choice;
  };
  const applyLocale = () => {
    page.lang = locale.current();
  };
  applyTheme();
  applyLocale();
  theme.subscribe(applyTheme);
  locale.subscribe(applyLocale);
  dark.addEventListener('change', applyTheme);
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(theme.subscribe, theme.current), theme.set];
}

export function useLocale(): [Locale, (locale: Locale) => void] {
  return [useSyncExternalStore(locale.subscribe, locale.current), locale.set];
}

function firstLocale(): Locale {
  return locales.find((known) => navigator.language.startsWith(known)) ?? 'en';
}
