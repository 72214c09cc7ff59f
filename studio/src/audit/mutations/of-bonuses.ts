import { mutationsOf } from './mutation';

/** Mistakes in slots with a bonus: coins that are held, and free spins. */
export const BONUS_MUTATIONS = [
  ...mutationsOf(
    'slots/hold/hold-rules.ts',
    {
      'one coin more to begin the re-spins': ['cells.length < published.hold.from', 'cells.length <= published.hold.from'],
      'new coins that bring no re-spins back': ['left = hold.respins;\n    }', 'left = Math.max(left, 0);\n    }'],
      'coins that all pay the first value': [
        'return values[yield values.length] ?? 0',
        'return values[(yield values.length) && 0] ?? 0',
      ],
      'a place beside that holds the coin': [
        'hold.place[yield hold.place.length]',
        'hold.place[((yield hold.place.length) + 1) % hold.place.length]',
      ],
      'a full window without its jackpot': ['coins.length === places ? jackpots.GRAND : sum', 'sum'],
      'lines that are forgotten once coins are held': [
        ': [first, ...(yield* respin(published, cells))]',
        ': yield* respin(published, cells)',
      ],
    },
    'hold-1',
  ),
  ...mutationsOf(
    'slots/hold/hold-1.ts',
    {
      'two re-spins': ['respins: 3', 'respins: 2'],
      'a richer coin': ['...[20, 20, 20, 20, 20, 30,', '...[20, 20, 20, 20, 30, 30,'],
      'a smaller GRAND': ['GRAND: 20_000', 'GRAND: 10_000'],
      'eleven lines': ['const LINES = 10;', 'const LINES = 11;'],
    },
    'hold-1',
  ),
  ...mutationsOf(
    'slots/free/free-rules.ts',
    {
      'a multiplier that begins at 2': ['let [times, left] = [1, most]', 'let [times, left] = [2, most]'],
      'a multiplier that grows with every free spin': ['if (fall.wins.length > 0) times += 1', 'times += 1'],
      'a multiplier that does not grow': ['if (fall.wins.length > 0) times += 1', 'if (fall.wins.length > 0) times += 0'],
      'one free spin too few': ['spin <= of && left > 0', 'spin < of && left > 0'],
      'free spins on the reels of the spin': ['const reels = published.free.reels;', 'const reels = published.reels;'],
      'the first window counted in the free spins alone': [': [first, ...(yield* freeSpins(', ': [...(yield* freeSpins('],
    },
    'free-1',
  ),
  ...mutationsOf(
    'slots/free/free-1.ts',
    {
      'two scatters are enough': ['spins: [0, 0, 0, 8, 10, 12]', 'spins: [0, 0, 8, 8, 10, 12]'],
      'nine free spins': ['spins: [0, 0, 0, 8, 10, 12]', 'spins: [0, 0, 0, 9, 10, 12]'],
      'a free reel turned by one': ["'FDWHBCEBFGDAHEBGHCFDAEDWAGFWGHEC'", "'DWHBCEBFGDAHEBGHCFDAEDWAGFWGHECF'"],
      'a lower largest win of the free spins': ['most: 15_000', 'most: 14_000'],
    },
    'free-1',
  ),
  ...mutationsOf(
    'slots/lines/twenty-lines.ts',
    { 'the last of twenty lines bent': ['[0, 2, 0, 2, 0]', '[0, 2, 0, 2, 1]'] },
    'free-1',
  ),
];
