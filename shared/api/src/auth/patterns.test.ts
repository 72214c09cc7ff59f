import { isPatternId, matchesPattern, type PatternId, patterns } from './patterns';

/** Of every pattern: what it accepts, and what it refuses. */
const samples: Readonly<Record<PatternId, { accepted: string[]; refused: string[] }>> = {
  any: { accepted: ['', 'a', 'নদী', '!"§ \n', '🏮'], refused: [] },
  letter_first: { accepted: ['a', 'Mita', 'm1t4'], refused: ['1mita', 'mi ta', 'mi_ta', 'মিতা', 'méta', 'mita\n'] },
  chinese_digits: { accepted: ['中文', '中文123', '12'], refused: ['中文a', '中 文', '中文。', 'かな'] },
  email: {
    accepted: ['mita@example.org', 'm.i+t-a@mail.example.co.uk', 'মিতা@example.org', '1@a.io'],
    refused: [
      'mita',
      'mita@',
      '@example.org',
      'mi ta@example.org',
      'mita@example',
      'mita@-a.org',
      'a@b@c.org',
      'mita@exa mple.org',
      'm\u200bita@a.org',
    ],
  },
  alphanumeric: { accepted: ['abc', 'ABC123', '1'], refused: ['a b', 'a-b', 'é', '১২'] },
  letters_and_digits: { accepted: ['a1', '1a', 'Lantern42'], refused: ['abc', '123', 'a1!', 'a 1'] },
  digits: { accepted: ['0', '0123456789'], refused: ['1a', '1 2', '-1', '১২৩', '1.5'] },
  alphanumeric_uppercase: { accepted: ['A', 'aB', '1A2'], refused: ['ab', '12', 'A b', 'É'] },
  english_spaces: { accepted: ['Mita Sen', 'mita'], refused: ['Mita1', 'Mita-Sen', 'মিতা', 'José'] },
  no_spaces: { accepted: ['a!b', 'মিতা', '@mita'], refused: ['a b', 'a\tb', 'a\u00a0b', ' '] },
  chinese_punctuation: { accepted: ['中文', '你好，世界！', '。'], refused: ['中文1', '中文a', '中 文'] },
  date_year_first: {
    accepted: ['1990-01-31', '2000-02-29', '1985-12-01'],
    refused: ['1990-13-01', '1990-00-10', '1990-01-32', '1990-02-30', '1990-04-31', '90-01-01', '1990-1-1', '1990/01/01'],
  },
  date_month_first: {
    accepted: ['01-31-1990', '02-29-2000', '12-01-1985'],
    refused: ['13-01-1990', '01-00-1990', '02-30-1990', '06-31-1990', '1-1-1990', '01/31/1990', '1990-01-31'],
  },
  letters_spaces: { accepted: ['মিতা সেন', 'José Álvarez', 'Mita'], refused: ['Mita 2', 'Mita_Sen', 'mita!', 'mi\u200bta'] },
  korean: { accepted: ['한국어', '가'], refused: ['한국 어', '한국1', 'hangul'] },
  thai: { accepted: ['ภาษาไทย', 'ก'], refused: ['ภาษา ไทย', 'thai', 'ไทยa'] },
  thai_english_spaces: { accepted: ['ภาษา ไทย', 'Somchai สมชาย'], refused: ['ไทย1', 'ไทย-a', 'নদী'] },
  uppercase_spaces: { accepted: ['MITA SEN', 'A'], refused: ['Mita', 'MITA1', 'É'] },
  letters_digits_symbols: { accepted: ['a1!', '~`^', 'Lantern#2026'], refused: ['a b', 'é', 'a\tb', '🏮'] },
  all_four_kinds: { accepted: ['aB3!', 'Lantern#2026', 'নদীaB3!'], refused: ['aB3', 'ab3!', 'AB3!', 'aBc!', 'aB3 '] },
};

describe.each(Object.entries(samples))('the pattern %s', (id, { accepted, refused }) => {
  const matches = (value: string) => matchesPattern(patterns[id as PatternId], value);

  it('accepts and refuses what its name says', () => {
    expect(accepted.filter((value) => !matches(value))).toEqual([]);
    expect(refused.filter(matches)).toEqual([]);
  });

  it('decides about the worst that can be typed in a blink', () => {
    const worst = ['a', '1', 'A', '!', ' ', '中', '한', 'ก', 'a1', 'aA', 'a.', 'a-', 'a@a.', '1-', '০', '🏮', '\u0300']
      .map((unit) => unit.repeat(50_000))
      .flatMap((long) => [long, `${long}\u0000`, `@${long}`, `${long}@${long}`, `a@${long}!`]);
    const before = process.cpuUsage();

    for (const value of worst) matches(value);

    // The processor's own time: what else the machine does costs none of it. One that looks back for each letter takes minutes.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});

it('has no pattern without samples, and knows its own names only', () => {
  expect(Object.keys(patterns).filter((id) => !Object.hasOwn(samples, id))).toEqual([]);
  expect(['any', 'email'].every(isPatternId)).toBe(true);
  expect(['constructor', '__proto__', '^.*$', ''].some(isPatternId)).toBe(false);
});
