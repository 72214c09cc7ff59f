import { test as base, expect } from '@playwright/test';

export { expect };

interface Visitor {
  /** The language and theme of this run are chosen, and the page's console is watched: anything an error says fails the test. */
  locale: 'bn' | 'en';
  theme: 'dark' | 'light';
  /** Errors that a test provokes on purpose. */
  allowError(pattern: RegExp): void;
}

/** A test whose page already speaks the run's language, and that fails on any script error. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: [
    async ({ context, page }, use, { project }) => {
      const { locale, theme } = project.metadata as Pick<Visitor, 'locale' | 'theme'>;
      await context.addInitScript(
        ([lang, look]) => {
          if (globalThis.top !== globalThis.self) return;
          if (!localStorage.getItem('pavilion-lang')) localStorage.setItem('pavilion-lang', lang ?? '');
          if (!localStorage.getItem('pavilion-theme')) localStorage.setItem('pavilion-theme', look ?? '');
          // Popups that open by themselves have a journey of their own, which says so in the window's name.
          if (globalThis.name !== 'with-popups')
            for (const side of ['visitor', 'player']) sessionStorage.setItem(`popup-closed-${side}`, '1');
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
