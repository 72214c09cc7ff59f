import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorStatus, hasCodeForm } from './errors';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const codes = Object.keys(errorStatus).sort();

describe('every code that a call can fail with', () => {
  it.each(['bn', 'en'])('has a text in %s, and no text stands without a code', (locale) => {
    const texts = JSON.parse(read(`shared/i18n/messages/errors/${locale}.json`)) as Record<string, string>;

    expect(Object.keys(texts).sort()).toEqual(codes);
    expect(Object.values(texts).filter((text) => !text.trim())).toEqual([]);
  });

  it('has the form that open pages know codes by', () => {
    expect(codes.filter((code) => !hasCodeForm(code))).toEqual([]);
    for (const other of ['', 'Error', 'auth', 'auth.', 'auth.<b>', 7, undefined]) expect(hasCodeForm(other)).toBe(false);
  });

  it('has a cause and a fix in the errors page', () => {
    const page = read('docs/errors.md');

    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  });
});
