import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from './error-text';
import { hasLatinNumber, inOneScript } from './one-script';

const root = join(__dirname, '../../..');

describe('digits of a Bengali sentence', () => {
  it.each([
    ['৳500.00 পেতে ৩ মিনিট লাগে', ['৳500.00'], '৳500.00 পেতে 3 মিনিট লাগে'],
    ['২২ নভেম্বর পর্যন্ত ৳1,00,000.00 তোলা যাবে', ['২২ নভেম্বর', '৳1,00,000.00'], '22 নভেম্বর পর্যন্ত ৳1,00,000.00 তোলা যাবে'],
    ['01712345678 নম্বরে ৫ মিনিট চলবে', ['01712345678'], '01712345678 নম্বরে 5 মিনিট চলবে'],
  ])('are Latin where it names money or an account: %s', (text, values, expected) =>
    expect(inOneScript(text, values)).toBe(expected),
  );

  it.each([
    ['আরও 3 মিনিট', [3], 'আরও ৩ মিনিট'],
    ['২২ নভেম্বর, 4টি রাউন্ড', ['২২ নভেম্বর', 4], '২২ নভেম্বর, ৪টি রাউন্ড'],
    ['rahim99 দলে 12 জন', ['rahim99', 12], 'rahim99 দলে ১২ জন'],
    ['7K3MQ9XPAB: ৫ দিন', ['7K3MQ9XPAB'], '7K3MQ9XPAB: ৫ দিন'],
  ])('are Bengali elsewhere, also beside names of Latin letters: %s', (text, values, expected) =>
    expect(inOneScript(text, values)).toBe(expected),
  );

  it('of one text alone follow what it names', () => {
    expect(inOneScript('৩ দিনে ৳20.00')).toBe('3 দিনে ৳20.00');
    expect(inOneScript('৩ দিনে')).toBe('৩ দিনে');
  });

  it('hold in what a failure says', () => {
    expect(errorText('request.too_many', 'bn', { minutes: 5 })).toMatch(/৫ মিনিট/);
    expect(errorText('request.too_many', 'en', { minutes: 5 })).toMatch(/5 minutes/);
  });
});

describe('no Bengali text of ours is written in digits of two scripts', () => {
  const isMixed = (text: string) => /[০-৯]/.test(text) && hasLatinNumber(withoutPlaces(text));

  it('in what is translated', () => {
    const files = listed('*bn.json');
    const texts = files.flatMap((file) => Object.entries(JSON.parse(read(file)) as Record<string, string>));

    expect(files.length).toBeGreaterThan(8);
    expect(texts.filter(([, text]) => isMixed(String(text)))).toEqual([]);
  });

  it('in what is quoted in source', () => {
    const texts = listed('*.ts', '*.tsx', '*.mjs', '*.sql', ':!*.test.*', ':!e2e')
      .map((file) => [file, read(file)] as const)
      .filter(([, source]) => BENGALI.test(source))
      .flatMap(([file, source]) => quoted(source).map((text) => [file, text] as const));

    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.filter(([, text]) => isMixed(text))).toEqual([]);
  });

  it.each([
    ["const text = { bn: '৩ দিনে 4 বার' };", ['৩ দিনে 4 বার']],
    [`select '{"bn": "৩ দিনে", "en": "4 times in 3 days"}'`, []],
    [`select '{"bn": "৩ দিনে 4 বার", "en": "4 times in 3 days"}'`, ['"৩ দিনে 4 বার"']],
    ['// ‘৩ দিনে 4 বার’ is what nobody’s text says', []],
    ['const text = `৩ দিনে ${days(4)} বার`;', []],
    ['const [count, text] = [4, "৩ দিনে"];', []],
  ])('which is found in: %s', (source, mixed) => expect(quoted(source).filter(isMixed)).toEqual(mixed));
});

const BENGALI = /\p{Script=Bengali}/u;
/** Comments are matched so that no quotation mark within one begins a text. */
const QUOTED = /\/\*[^]*?\*\/|(?:\/\/|--).*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`/g;

/** Each text by itself, also those of an object that is quoted as a whole: it has the English ones too. */
function quoted(source: string): string[] {
  return [...source.matchAll(QUOTED)]
    .filter(([found]) => /^['"`]/.test(found))
    .flatMap(([found]) => found.slice(1, -1).match(/"(?:[^"\\]|\\.)*"/g) ?? [found.slice(1, -1)])
    .filter((text) => BENGALI.test(text));
}

function listed(...patterns: string[]): string[] {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' }).split('\n');
  // What is deleted and not yet committed is listed too.
  return files.filter((file) => file && existsSync(join(root, file)));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Without what is filled in, and the numbers that choose a plural. */
function withoutPlaces(text: string): string {
  return text
    .replace(/\$\{[^}]*\}/g, '')
    .replace(/\{\w+(?:, ?\w+,?)?/g, '')
    .replace(/=\d+/g, '');
}
