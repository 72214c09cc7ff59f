import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { assertLabelWords } from './label-words.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-labels-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  write('docs/label-words.en.txt', '# Words of labels.\n[players]\namount deposit game\nplayed recently\n[operators]\nvendor\n');
  write('docs/label-words.bn.txt', '[players]\nখেলা গেম জমা\nসদস্য\n[operators]\nভেন্ডর\n');
  write('shell/en.json', { a: 'Deposit amount', b: 'Recently played games' });
  write('shell/bn.json', { a: 'জমা', b: 'সদস্য', c: '{count, number}টি গেম', d: 'খেলা' });
  write('operator/en.json', { a: 'Vendor' });
  write('operator/bn.json', { a: 'ভেন্ডর' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name, content) {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  execFileSync('git', ['add', name], { cwd: folder });
}

it('takes words in the plural, with Bengali endings and beside values, and sentences as they come', () => {
  write('mf-wallet/en.json', {
    a: '{count, plural, one {# game} other {# games}}',
    b: 'This sum is new.',
    c: 'A text of more words than labels have, vendors too',
  });
  write('mf-wallet/bn.json', { a: '{name}-এর গেমগুলো', b: 'সদস্যদের জমা: {sum}', c: 'নতুন শব্দ এখানে আছে।' });

  expect(() => assertLabelWords(folder)).not.toThrow();
});

it.each([
  [
    'mf-wallet/en.json',
    { sum: 'Sum' },
    /mf-wallet\/en\.json {2}sum: “sum” is not among the words of labels for players.*glossary\.md.*add the word/,
  ],
  ['mf-wallet/bn.json', { sum: 'অঙ্ক' }, /“অঙ্ক” is not among the words/],
  ['mf-wallet/en.json', { by: 'Vendor' }, /“vendor” is not among the words of labels for players/],
  ['mf-wallet/src/some-texts.ts', "const label = { bn: 'সঞ্চয়', en: 'Savings' };", /line 1: “savings”[^]*line 1: “সঞ্চয়”/],
  ['mf-wallet/src/Sum.tsx', 'const sum = <p>Sum {amount}</p>;', /Sum\.tsx {2}line 1: “sum”/],
])('finds the new term of %s, %j', (file, content, told) => {
  write(file, content);

  expect(() => assertLabelWords(folder)).toThrow(told);
});

it('finds a word that no label says any more', () => {
  write('shell/en.json', { a: 'Deposit', b: 'Recently played games' });

  expect(() => assertLabelWords(folder)).toThrow(/label-words\.en\.txt: no label for players says “amount”\. Take it out/);
});

it('keeps the list sorted', () => {
  write('docs/label-words.en.txt', '[players]\ndeposit amount\ngame\nplayed recently\n[operators]\nvendor\n');

  expect(() => assertLabelWords(folder)).toThrow('“amount” is not in its place');
});

it('finds nothing in this project', () => {
  expect(() => assertLabelWords(root)).not.toThrow();
});
