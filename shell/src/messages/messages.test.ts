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
