import { mutationsOf } from './mutation';

/** Mistakes in the games of one choice. Each is looked for in the model that has it; what they share, in keno. */
export const INSTANT_MUTATIONS = [
  ...mutationsOf(
    'instant/limbo.ts',
    {
      'limbo keeps nothing for the house': ['KEPT = 99;', 'KEPT = 100;'],
      'limbo pays only above the target': ['climbOf(number) >= target', 'climbOf(number) > target'],
      'limbo is rounded instead of cut': ['Math.max(Math.floor(', 'Math.max(Math.round('],
      'limbo counts from nothing': ['/ (number + 1)), 100', '/ number), 100'],
      'limbo pays how far it went': ['? target : 0)', '? climbOf(number) : 0)'],
      'limbo takes a lower target': ['min: 101', 'min: 100'],
      'limbo takes a higher target': ['max: 1_000_000 }', 'max: 1_000_001 }'],
      'limbo has fewer numbers': ['= 2 ** 24', '= 2 ** 23'],
      'limbo promises its best return': ['lowestReturn: { target: 999_967 }', 'lowestReturn: { target: 198 }'],
    },
    'limbo-1',
  ),
  ...mutationsOf(
    'instant/plinko.ts',
    {
      'a pocket in the middle pays more': ['[1600, 900, 550, 330,', '[1600, 900, 550, 340,'],
      'a pocket beside the rim pays more': ['[100000, 18000,', '[100000, 19000,'],
      'the rim pays less': ['[62000, 12000,', '[60000, 12000,'],
      'a row too few': ['Array.from({ length: rows }, () => 2)', 'Array.from({ length: rows - 1 }, () => 2)'],
      'pegs that lean': ['Array.from({ length: rows }, () => 2)', 'Array.from({ length: rows }, () => 3)'],
      'a mirror beside the middle': ['Math.min(pocket, rows - pocket)', 'Math.min(pocket, Math.abs(rows - 1 - pocket))'],
      'fewer rows than allowed': ['min: 8', 'min: 7'],
      'more rows than allowed': ['max: 16', 'max: 17'],
      'plinko promises its best return': ["lowestReturn: { risk: 'high', rows: 13 }", "lowestReturn: { risk: 'low', rows: 15 }"],
    },
    'plinko-1',
  ),
  ...mutationsOf(
    'instant/wheel.ts',
    {
      'a prize of the wheel that is larger': ['150, 750, 150', '150, 760, 150'],
      'a wheel that begins one further': ['(at === 0 ? 99', '(at === 1 ? 99'],
      'a wheel that keeps nothing': ['99 * segments : 0', '100 * segments : 0'],
      'prizes of a wheel exchanged': ['110 + 40 * tens : 110', '110 : 110 + 40 * tens'],
      'prizes and blanks exchanged': ['[prize, 0]', '[0, prize]'],
      'a segment that never comes': ['sizes: ({ segments }) => [segments]', 'sizes: ({ segments }) => [segments - 1]'],
      'a wheel of other segments': ['[10, 20, 30, 40, 50] as', '[10, 20, 25, 30, 40, 50, 60] as'],
    },
    'wheel-1',
  ),
  ...mutationsOf(
    'instant/keno.ts',
    {
      'a ball that comes twice': ['left.splice(place, 1)', 'left.slice(place, place + 1)'],
      'places of all numbers': ['=> NUMBERS - at)', '=> NUMBERS)'],
      'a ball too many': ['DRAWN = 10', 'DRAWN = 11'],
      'a number too many': ['NUMBERS = 40', 'NUMBERS = 41'],
      'no number picked': ['sorted.length >= 1 && ', ''],
      'a number picked twice': ['sorted.length === numbers.length && ', ''],
      'a number beyond the last': ['each <= NUMBERS)', 'each <= NUMBERS + 1)'],
      'one hit pays more': ['[70, 186]', '[70, 190]'],
      'nine hits pay more': ['11000, 32000, 100000]', '11000, 33000, 100000]'],
      'ten hits of low risk pay less': [
        '[0, 0, 60, 90, 170, 450, 1200, 3400, 10000, 31000, 100000]',
        '[0, 0, 60, 90, 170, 450, 1200, 3400, 10000, 31000, 90000]',
      ],
    },
    'keno-1',
  ),
  ...mutationsOf(
    'instant/coin.ts',
    {
      'a coin that pays double': ['COIN_PAYS = 198', 'COIN_PAYS = 200'],
      'sides exchanged': ["['heads', 'tails']", "['tails', 'heads']"],
      'a coin that lands on its edge': ['sizes: () => [2]', 'sizes: () => [3]'],
    },
    'coin-1',
  ),
  ...mutationsOf(
    'instant/cups.ts',
    {
      'a cup that pays three times': ['CUP_PAYS = 297', 'CUP_PAYS = 300'],
      'cups counted from the right': ['CUPS = [1, 2, 3]', 'CUPS = [3, 2, 1]'],
      'a cup that it is never under': ['sizes: () => [CUPS.length]', 'sizes: () => [CUPS.length - 1]'],
    },
    'cups-1',
  ),
  ...mutationsOf(
    'instant/card-guess.ts',
    {
      'cards that keep nothing': ['RETURNED = 99', 'RETURNED = 100'],
      'a suit that is always right': ['suit === undefined || suit === suitOf(card)', 'suit !== undefined'],
      'a rank one too high': ['rank === rankOf(card)', 'rank === rankOf(card) + 1'],
      'a deck without its last card': ['sizes: () => [DECK]', 'sizes: () => [DECK - 1]'],
      'no guess at all': ['if (suit === undefined && rank === undefined) return undefined;', ''],
    },
    'card-guess-1',
  ),
  ...mutationsOf(
    'instant/scratch.ts',
    {
      'a ticket more with the largest prize': ['[5_000, 8]', '[5_000, 9]'],
      'a count of tickets that is another': ['[3, 40_000],', '[3, 41_000],'],
      'a prize that is smaller than published': ['[250, 60]', '[200, 60]'],
      'a pool with more tickets': ['POOL = 1_000_000', 'POOL = 1_000_001'],
      'tickets counted one too far': ['ticket < (before += tickets)', 'ticket <= (before += tickets)'],
      'four equal pictures on a card that wins': ['EQUAL = 3', 'EQUAL = 4'],
      'a pair more on each card': ['PAIRS = 2', 'PAIRS = 3'],
      'a picture that is laid twice': ['left.splice(place, 1)', 'left.slice(place, place + 1)'],
      'three pictures of another prize': ['PICTURES[won] as Picture', 'PICTURES[(won + 1) % PICTURES.length] as Picture'],
      'the picture of the prize also beside it': ['.filter((picture) => picture !== own[0])', ''],
      'pairs of the last pictures': ['...beside.slice(0, PAIRS), ...beside]', '...beside.slice(-PAIRS), ...beside]'],
      'fields by the numbers of the pictures': ['[...numbers.slice(LAID), 0]', '[...numbers.slice(0, FIELDS)]'],
      'tickets that always come to the last prize': ['return at < 0 ? undefined : at', 'return at < 0 ? PICTURES.length - 1 : at'],
    },
    'scratch-1',
  ),
  ...mutationsOf(
    'instant/instant-model.ts',
    {
      'draws told before their end': ["return state === 'settled'", "return state !== 'created'"],
      'stakes whose pays are parts of a coin': ['stake % stakeStep(currency) !== 0n', 'stake < 0n'],
      'any stake on a choice': ['if (stake > byWin)', 'if (stake < 0n)'],
      'a choice below the smallest stake': ['stake < minStake || stake', 'stake'],
      'a choice that is not looked at': ['if (text === undefined) throw', 'if (false) throw'],
    },
    'keno-1',
  ),
  ...mutationsOf(
    'instant/stakes.ts',
    {
      'a choice pays a unit more': ['BigInt(multiplier)) / 100n;', 'BigInt(multiplier)) / 100n + 1n;'],
      'a step above the largest win': [
        'most - (most % stakeStep(currency))',
        'most - (most % stakeStep(currency)) + stakeStep(currency)',
      ],
    },
    'keno-1',
  ),
  ...mutationsOf(
    'draws/below.ts',
    {
      'numbers with the bias of scaling': ['product % WORDS < WORDS % size', 'product < 0'],
      'numbers by remainder': ['Math.floor(product / WORDS)', 'word % size'],
    },
    'keno-1',
  ),
];
