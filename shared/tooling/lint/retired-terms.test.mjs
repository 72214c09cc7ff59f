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

function write(name, content) {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  execFileSync('git', ['add', name], { cwd: folder });
}

it.each([
  ['shell/en.json', { 'a.b': 'Please sign in first.' }, /a\.b: “sign in”.*log in/],
  ['shell/bn.json', { 'a.b': 'নতুন নোটিশ এসেছে' }, /“নোটিশ”.*বিজ্ঞপ্তি/],
  ['mf-games/messages/bn.json', { round: 'শেষ চাল' }, /“চাল”.*রাউন্ড/],
  ['mf-games/messages/en.json', { by: 'By this vendor' }, /“vendor”.*provider/],
  ['gateway/texts/en.json', { code: { text: 'Sent by E-mail' } }, /code\.text: “E-mail”.*email/],
  ['operator/en.json', { out: 'Sign {account} out everywhere?' }, /“Sign \{\} out”.*log out/],
  ['operator/en.json', { by: 'Rounds by provider' }, /“provider”.*vendor/],
  ['operator/bn.json', { by: 'প্রোভাইডার অনুযায়ী' }, /“প্রোভাইডার”.*ভেন্ডর/],
  ['mf-lobby/bn.json', { count: '{total, number}টি খেলা' }, /“}টি খেলা”.*গেম/],
  ['mf-lobby/bn.json', { all: 'সব খেলা দেখুন' }, /“সব খেলা”.*গেম/],
  ['mf-lobby/bn.json', { by: 'খেলার নাম' }, /“খেলার নাম”.*গেম/],
  ['mf-lobby/en.json', { free: 'Play for free' }, /“Play for free”.*free play/],
  [
    'gateway/src/play/kind-rules.json',
    { kind: { MINI: { bn: 'প্রতিটি দান আলাদা।', en: 'Each round.' } } },
    /kind\.MINI\.bn: “দান”.*রাউন্ড/,
  ],
])('in %s, %j has a term that is not said any more', (file, messages, told) => {
  write(file, messages);

  expect(() => assertTerms(folder)).toThrow(told);
});

it.each([
  ['shell/en.json', { text: 'The design of {username}, {vendor} and {maker, select, other {x}}' }],
  ['shell/bn.json', { text: 'চালু আছে, যোগদান করুন' }],
  ['shell/bn.json', { act: 'ফ্রি খেলা', sport: 'সব খেলাধুলা', played: 'গেমটি খেলা যায়, কোনো গেম খেলা হয়নি', money: 'খেলার টাকা' }],
  ['operator/en.json', { text: 'The vendor signs.' }],
  ['shared/en.json', { 'auth.unknown_name': 'Username/Email does not exist.' }],
])('in %s, %j is as it should be', (file, messages) => {
  write(file, messages);

  expect(() => assertTerms(folder)).not.toThrow();
});

it.each([
  ['shell/src/some-text.ts', "// Why\nconst text = { bn: 'পৃষ্ঠা নেই', en: 'No page' };", /line 2: “পৃষ্ঠা”.*পাতা/],
  ['gateway/src/exports/texts.ts', "const texts = { bn: 'লেনদেন', en: 'No movements' };", /“movements”.*transaction/],
  ['mf-games/src/Some.tsx', 'const by = { bn: `${name} ভেন্ডর` };', /“ভেন্ডর”.*প্রোভাইডার/],
  ['shell/src/Some.tsx', 'const some = <p>\n  Your {name} sign-in ended\n</p>;', /line 2: “sign-in”.*log in/],
  ['shell/src/Some.tsx', 'const some = <p>Sign in first</p>;', /line 1: “Sign in”.*log in/],
  ['studio/client/messages/some.ts', 'export const en = { gone: "Your sign-in\\" ended" };', /“sign-in”.*log in/],
])('in %s, a text of the source has a term that is not said any more', (file, source, told) => {
  write(file, source);

  expect(() => assertTerms(folder)).toThrow(told);
});

it.each([
  [
    'mf-games/src/some.ts',
    "import { maker } from './maker';\n/** A player's vendor. */\nconst text = { vendor: 'রাউন্ড', en: `${vendor} wins` };",
  ],
  ['mf-games/src/Some.tsx', 'const some = (count: number): Map<string, Maker> => (count > 1 ? maker : <Maker by={maker} />);'],
  ['mf-games/src/some.test.ts', "const old = 'পৃষ্ঠা';"],
  ['gateway/src/read.ts', "throw new Error('The maker of it is not known');"],
])('in %s, %j holds no text with such a term', (file, source) => {
  write(file, source);

  expect(() => assertTerms(folder)).not.toThrow();
});
