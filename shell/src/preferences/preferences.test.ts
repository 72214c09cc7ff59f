import { pageData } from '../testing/render-shell';
import { createPreferences } from './preferences';

const follow = (offered: ('bn' | 'en')[], theme: 'dark' | 'light' = 'dark') => ({
  theme: { name: 'pavilion', default: theme },
  locales: { default: offered[0] ?? 'bn', offered },
});
beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (() => ({ matches: false, addEventListener() {} })) as never;
});

it('a language that the brand no longer offers gives way, and comes back with the choice', () => {
  const preferences = createPreferences(pageData.brand, document);
  preferences.locale.set('en');

  preferences.follow(follow(['bn']));
  expect(document.documentElement.lang).toBe('bn');

  preferences.follow(follow(['bn', 'en']));
  expect(document.documentElement.lang).toBe('en');
});

it('the brand’s theme is followed where neither player nor device says one', () => {
  const preferences = createPreferences(pageData.brand, document);
  preferences.follow(follow(['bn', 'en'], 'light'));
  expect(document.documentElement.dataset['theme']).toBe('light');

  preferences.theme.set('dark');
  preferences.follow(follow(['bn', 'en'], 'light'));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
