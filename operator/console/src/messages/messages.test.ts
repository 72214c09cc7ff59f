import { messages } from './index';

const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted();

it('says everything in both languages, with the same figures in it', () => {
  const [bn, en] = [messages.bn, messages.en] as Record<string, string>[];
  expect(Object.keys(bn ?? {})).toEqual(Object.keys(en ?? {}));
  for (const [id, text] of Object.entries(en ?? {})) {
    const other = bn?.[id] ?? '';
    expect({ id, names: placeholders(other).filter((name) => placeholders(text).includes(name)) }).toEqual({
      id,
      names: placeholders(other),
    });
    expect(other.trim()).not.toBe('');
  }
});

// LINE is an app's name.
it('is written in Bengali where it is Bengali', () => {
  const latin = Object.entries(messages.bn).filter(([, text]) => !/[\u0980-\u09ff]/.test(text));
  expect(latin.map(([id]) => id)).toEqual(['pending.asked', 'registration.field.line', 'redemptions.goods']);
});
