import { test as base, expect } from '@playwright/test';
import { withoutPopups } from './without-popups';

export { expect };

interface Visitor {
  /** The language and theme of this run are chosen, and the page's console is watched: anything an error says fails the test. */
  locale: 'bn' | 'en';
  theme: 'dark' | 'light';
  /** Errors that a test provokes on purpose. */
  allowError(pattern: RegExp): void;
}

/** A test whose page already speaks the run's language, and that fails on any script error. */
export const test = base.extend<{ visitor: Visitor; popups: boolean }>({
  /** Whether popups open by themselves. */
  popups: [false, { option: true }],
  visitor: [
    async ({ context, page, popups }, use, { project }) => {
      if (!popups) await withoutPopups(context);
      const { locale, theme } = project.metadata as Pick<Visitor, 'locale' | 'theme'>;
      await context.addInitScript(
        ([lang, look]) => {
          if (globalThis.top !== globalThis.self) return;
          if (!localStorage.getItem('pavilion.lang')) localStorage.setItem('pavilion.lang', lang ?? '');
          if (!localStorage.getItem('pavilion.theme')) localStorage.setItem('pavilion.theme', look ?? '');
        },
        [locale, theme],
      );
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use({ locale, theme, allowError: (pattern) => void allowed.push(pattern) });
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
