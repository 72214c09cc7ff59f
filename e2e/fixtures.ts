import { test as base, expect } from '@playwright/test';
import { watchRequests } from './open-requests';
import { withoutPopups } from './without-popups';

export { expect };

interface Visitor {
  /** The language of this run is chosen, its theme follows the system's, and the page's console is watched: anything an error says fails the test. */
  locale: 'bn' | 'en';
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
      const { locale } = project.metadata as Pick<Visitor, 'locale'>;
      await context.addInitScript((lang) => {
        if (globalThis.top !== globalThis.self) return;
        if (!localStorage.getItem('pavilion.lang')) localStorage.setItem('pavilion.lang', lang);
        if (!localStorage.getItem('pavilion.theme')) localStorage.setItem('pavilion.theme', 'system');
      }, locale);
      watchRequests(page);
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use({ locale, allowError: (pattern) => void allowed.push(pattern) });
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
