import { mutationsOf } from './mutation';

/** Mistakes in games of reels that stop. */
export const SLOT_MUTATIONS = [
  ...mutationsOf('slots/stops-from.ts', {
    'stops with the bias of a remainder': ['word < WORDS - (WORDS % size) ?', 'word < WORDS ?'],
    'the last stop left out': ['? word % size :', '? word % (size - 1) :'],
    'stops by scaling': ['? word % size :', '? Math.floor((word / WORDS) * size) :'],
  }),
  ...mutationsOf('slots/slot-rules.ts', {
    'reels one row further': ['((place % strip.length)', '(((place + 1) % strip.length)'],
    'only the best win': ['sum + pays, 0) * times', 'Math.max(sum, pays), 0) * times'],
    'falls that multiply nothing': ['sum + pays, 0) * times', 'sum + pays, 0)'],
    'the largest win of a spin lifted': ['Math.min(sum, rules.most)', 'sum'],
    'only the first fall': ['.reduce((paid, fall) =>', '.slice(0, 1).reduce((paid, fall) =>'],
  }),
  ...mutationsOf('slots/lines/line-rules.ts', {
    'a wild that stands for nothing': ["each !== symbol && each !== 'W'", 'each !== symbol'],
    'five counted as four': ['other === -1 ? symbols.length', 'other === -1 ? symbols.length - 1'],
    'the last line left out': ['return lines.flatMap(', 'return lines.slice(0, 9).flatMap('],
  }),
  ...mutationsOf(
    'slots/lines/lines-1.ts',
    {
      'a symbol exchanged on a reel': ["'BFHDGCAAAGDG", "'BFHDGCAAHGDG"],
      'a line bent': ['[1, 0, 1, 2, 1]', '[1, 0, 1, 0, 1]'],
      'three H pay a tenth more': ['H: [0, 0, 0, 5,', 'H: [0, 0, 0, 6,'],
      'two A pay nothing': ['A: [0, 0, 5,', 'A: [0, 0, 0,'],
      'a line twice': ['[2, 2, 2, 2, 2]', '[0, 0, 0, 0, 0]'],
      'a lower largest win of ten lines': ['most: 10_000', 'most: 9_000'],
    },
    'lines-1',
  ),
  ...mutationsOf(
    'slots/lines/classic-1.ts',
    {
      'another line of the classic': ['lines: [[1, 1, 1]]', 'lines: [[0, 0, 0]]'],
      'one G pays nothing': ['G: [0, 10,', 'G: [0, 0,'],
      'three F pay a tenth less': ['F: [0, 0, 10, 80]', 'F: [0, 0, 10, 79]'],
      'a wild too many': ["'GEFBGDFGCEGFWGA", "'GEFWGDFGCEGFWGA"],
      'a lower largest win of the classic': ['most: 1_000', 'most: 900'],
      'a better return of the classic promised': ['numerator: 4_201n', 'numerator: 4_241n'],
    },
    'classic-1',
  ),
  ...mutationsOf(
    'slots/ways/way-rules.ts',
    {
      'ways added instead of multiplied': [
        'slice(0, count).reduce((product, { length }) => product * length, 1)',
        'slice(0, count).reduce((product, { length }) => product + length - 1, 1)',
      ],
      'a wild that stands for no way': ["each === symbol || each === 'W' ? [row]", 'each === symbol ? [row]'],
      'five reels counted as four': ['other === -1 ? places.length', 'other === -1 ? places.length - 1'],
      'a symbol of the first reel counted twice': ['[...new Set(window[0])].flatMap', '[...(window[0] ?? [])].flatMap'],
    },
    'ways-243',
  ),
  ...mutationsOf(
    'slots/ways/ways-243.ts',
    {
      'a reel turned by one': ["'DGGFFHEAAFGGCCFHBBEEGHHEDDHH'", "'GGFFHEAAFGGCCFHBBEEGHHEDDHHD'"],
      'three G pay a tenth less': ['G: [0, 0, 0, 2,', 'G: [0, 0, 0, 1,'],
      'a higher return of ways promised': ['numerator: 15_263_707n', 'numerator: 15_363_707n'],
    },
    'ways-243',
  ),
  ...mutationsOf(
    'slots/cascade/cascade-rules.ts',
    {
      'what falls comes from below': ['stops.map((stop) => stop - 1)', 'stops.map((stop) => stop + 5)'],
      'a symbol of the strip that never falls': ['place - count + 1 + at', 'place - count + at'],
      'reels that give the same again': ['place - (missing[reel] ?? 0)', 'place'],
      'the first symbol that pays goes alone': ['wins.map(({ symbol }) => symbol)', 'wins.slice(0, 1).map(({ symbol }) => symbol)'],
      'a fall too late': ['Math.min(falls.length,', 'Math.min(Math.max(falls.length - 1, 0),'],
    },
    'cascade-1',
  ),
  ...mutationsOf(
    'slots/cascade/cascade-1.ts',
    {
      'nine of a kind to pay': ['count >= 8', 'count >= 9'],
      'the fifth fall pays fourfold': ['[1, 2, 3, 4, 5]', '[1, 2, 3, 4]'],
    },
    'cascade-1',
  ),
  ...mutationsOf('slots/slot-limits.ts', {
    'a spin pays a unit more': ['/ BigInt(TENTHS);\n}', '/ BigInt(TENTHS) + 1n;\n}'],
    'the largest stake of a spin lifted': ['byWin < limits.maxStake ? byWin : limits.maxStake', 'limits.maxStake'],
  }),
  ...mutationsOf('slots/slot-model.ts', {
    'stakes that lines cannot share': ['stake % (coin * BigInt(TENTHS))', 'stake % coin'],
    'spins without a largest stake': ['stake < minStake || stake > maxStake', 'stake < minStake'],
    'stops told before their end': ["return state === 'settled'", "return state !== 'created'"],
    'a better return promised': ['rtp: percentOf(odds.returnToPlayer)', "rtp: '96.00'"],
  }),
];
