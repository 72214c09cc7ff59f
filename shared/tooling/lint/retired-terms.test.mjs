import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertTerms } from './retired-terms.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-terms-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name, messages) {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(messages));
  execFileSync('git', ['add', name], { cwd: folder });
}

it.each([
  ['shell/en.json', { 'a.b': 'Please sign in first.' }, /a\.b: “sign in”.*log in/],
  ['shell/bn.json', { 'a.b': 'নতুন নোটিশ এসেছে' }, /“নোটিশ”.*বিজ্ঞপ্তি/],
  ['mf-games/messages/bn.json', { round: 'শেষ চাল' }, /“চাল”.*রাউন্ড/],
  ['mf-games/messages/en.json', { by: 'By this vendor' }, /“vendor”.*provider/],
  ['gateway/texts/en.json', { code: { text: 'Sent by E-mail' } }, /code\.text: “E-mail”.*email/],
])('in %s, %j has a term that is not said any more', (file, messages, told) => {
  write(file, messages);

  expect(() => assertTerms(folder)).toThrow(told);
});

it.each([
  ['shell/en.json', { text: 'The design of {username}, {vendor} and {maker, select, other {x}}' }],
  ['shell/bn.json', { text: 'চালু আছে, যোগদান করুন' }],
  ['operator/en.json', { text: 'The vendor signs.' }],
  ['shared/en.json', { 'auth.unknown_name': 'Username/Email does not exist.' }],
])('in %s, %j is as it should be', (file, messages) => {
  write(file, messages);

  expect(() => assertTerms(folder)).not.toThrow();
});
