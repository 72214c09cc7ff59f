import { errorText, locales } from '@pavilion/i18n';
import { messages, textOf } from './index';

it('gives a text also where the build has left its syntax tree', () => {
  const written = messages.en['network.abnormal'];
  const compiled = { ...messages.en, 'network.abnormal': [{ type: 0, value: written }] };
  const files = messages as Record<string, unknown>;
  const before = files['en'];
  files['en'] = compiled;

  expect(textOf('network.abnormal', 'en')).toBe(written);

  files['en'] = before;
});

// The catalogue of failures is long, and nobody waits for it to see the first screen.
it.each(locales)('says in %s of its own failures what the catalogue says of them', (locale) => {
  for (const code of ['auth.required', 'auth.use_real_account'] as const)
    expect(textOf(code, locale)).toBe(errorText(code, locale));
});
