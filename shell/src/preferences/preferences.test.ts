import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { pageData } from '../testing/render-shell';
import { createPreferences } from './preferences';
import { themeNames } from './theme-styles';

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

describe('the brand’s look', () => {
  const look = (name: string) => ({ ...follow(['bn', 'en']), theme: { name, default: 'dark' as const } });
  const shown = () => document.documentElement.dataset['brand'];
  beforeEach(() => void (document.documentElement.dataset['brand'] = 'pavilion'));
  afterEach(() => void delete document.documentElement.dataset['brand']);

  it('is followed while the page is open: the last one of several, and none that this shell does not know', async () => {
    const preferences = createPreferences(pageData.brand, document);

    preferences.follow(look('lagoon'));
    await waitFor(() => expect(shown()).toBe('lagoon'));

    preferences.follow(look('pavilion'));
    preferences.follow(look('lagoon'));
    preferences.follow(look('of-a-newer-shell'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown()).toBe('lagoon');
  });

  it('can be any that operators can choose', () => {
    const sheets = readdirSync(join(__dirname, '../../../shared/ui/src/themes')).filter((name) => name.endsWith('.css'));

    expect(themeNames.toSorted()).toEqual(sheets.map((name) => name.replace('.css', '')).sort());
  });
});
