import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

it('no Bengali text of ours is written in digits of two scripts', () => {
  const files = execFileSync('git', ['ls-files', '*bn.json'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const mixed = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>).filter(
      ([, text]) => /[০-৯]/.test(text) && hasLatinNumber(withoutPlaces(text)),
    ),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(mixed).toEqual([]);
});

/** Without what is filled in, and the numbers that choose a plural. */
function withoutPlaces(text: string): string {
  return String(text)
    .replace(/\{\w+(?:, ?\w+,?)?/g, '')
    .replace(/=\d+/g, '');
}
