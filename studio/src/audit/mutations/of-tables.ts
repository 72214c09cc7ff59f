import { mutationsOf } from './mutation';

/** Mistakes at the tables. Each is looked for in the model that has it; what they share, in roulette or baccarat. */
export const TABLE_MUTATIONS = [
  ...mutationsOf(
    'table/roulette.ts',
    {
      'a wheel with a pocket that nothing covers': [
        '(length === 0 ? POCKETS : undefined)',
        '(length === 0 ? POCKETS + 1 : undefined)',
      ],
      'a wheel without its last number': ['(length === 0 ? POCKETS : undefined)', '(length === 0 ? POCKETS - 1 : undefined)'],
      'roulette that pays without an edge': ['PARTED = 3_600', 'PARTED = 3_700'],
      'zero counts as even': ['even: those((number) => number % 2 === 0)', 'even: [0, ...those((number) => number % 2 === 0)]'],
      'a red number turned black': ['[1, 3, 5, 7, 9, 12,', '[1, 3, 5, 7, 9, 11,'],
      'eighteen is high': ['low: those((number) => number <= 18)', 'low: those((number) => number < 18)'],
      'a dozen one further': ['number > 12 && number <= 24', 'number > 13 && number <= 25'],
      'columns exchanged': ["'column-1': those((number) => number % 3 === 1)", "'column-1': those((number) => number % 3 === 2)"],
      'splits across the end of a row': [
        'those((number) => !isLast(number)).map((number) => [number, number + 1])',
        'those(hasBelow).map((number) => [number, number + 1])',
      ],
    },
    'roulette-1',
  ),
  ...mutationsOf(
    'table/baccarat.ts',
    {
      'a banker without its five of a hundred': ['banker: 195', 'banker: 200'],
      'a tie that takes both sides': ['tied: 100', 'tied: 0'],
      'a tie that pays nine to one': ['tie: 900', 'tie: 1_000'],
      'a pair that pays twelve to one': ['pair: 1_200', 'pair: 1_300'],
      'a natural of seven': ['NATURAL = 8', 'NATURAL = 7'],
      'a player that takes on six': ['MOST_TO_TAKE = 5', 'MOST_TO_TAKE = 6'],
      'a banker of three that takes on an eight': ['[0, 1, 2, 3, 4, 5, 6, 7, 9]', '[0, 1, 2, 3, 4, 5, 6, 7, 8]'],
      'a banker of six that takes on a five': ['  [6, 7],', '  [5, 6, 7],'],
      'hands dealt one after the other': ['[only(one, three), only(two, four)]', '[only(one, two), only(three, four)]'],
      'a shoe of seven decks': ['BACCARAT_DECKS = 8', 'BACCARAT_DECKS = 7'],
    },
    'baccarat-1',
  ),
  ...mutationsOf(
    'table/cards.ts',
    {
      'a card that comes twice': ['each <= at ? at + 1 : at', 'each < at ? at + 1 : at'],
      'cards counted among all': ['(at, each) => (each <= at ? at + 1 : at), place)', '(at) => at, place)'],
      'suits before ranks': ['Math.floor(card / SUITS.length) + 1', '(card % RANKS) + 1'],
    },
    'baccarat-1',
  ),
  ...mutationsOf(
    'table/dragon-tiger.ts',
    {
      'an ace that is the highest': [
        'rankOf(dragon) - rankOf(tiger)',
        '((rankOf(dragon) + 11) % 13) - ((rankOf(tiger) + 11) % 13)',
      ],
      'a tie that takes all': ['halved: 50', 'halved: 0'],
      'a tie that gives all back': ['halved: 50', 'halved: 100'],
      'a suited tie that is no tie': ["end === 'tie' || end === 'suited-tie'", "end === 'tie'"],
      'a suited tie that pays more': ['suited: 5_100', 'suited: 5_200'],
      'the second card from a whole shoe': ['SHOE - length : undefined', 'SHOE : undefined'],
      'dragon and tiger exchanged': ["ahead > 0 ? 'dragon' : 'tiger'", "ahead < 0 ? 'dragon' : 'tiger'"],
      'ties thought less frequent': ['ALIKE = DRAGON_TIGER_DECKS * 4 - 1', 'ALIKE = DRAGON_TIGER_DECKS * 4 - 3'],
    },
    'dragon-tiger-1',
  ),
  ...mutationsOf(
    'table/sic-bo.ts',
    {
      'small that wins on triples': ['!isTriple(drawn) && fits', 'fits'],
      'eleven is small': ['total <= 10,', 'total <= 11,'],
      'three alike that pay less on a number': ['[0, 200, 300, 1_300]', '[0, 200, 300, 400]'],
      'a double that needs exactly two': ['count(faces, number) >= 2', 'count(faces, number) === 2'],
      'a triple that pays more': ['TRIPLE = 19_100', 'TRIPLE = 19_200'],
      'a total that pays more': ['9: 800, 10: 700', '9: 900, 10: 700'],
      'totals mirrored beside the middle': ['21 - total', '22 - total'],
      'a die without its six': ['(length < DICE ? FACES.length : undefined)', '(length < DICE ? FACES.length - 1 : undefined)'],
      'a pair won by one of its numbers': [
        'faces.includes(number) && faces.includes(other)',
        'faces.includes(number) || faces.includes(other)',
      ],
    },
    'sic-bo-1',
  ),
  ...mutationsOf(
    'table/andar-bahar.ts',
    {
      'andar that pays like bahar': ['andar: 190', 'andar: 200'],
      'bahar laid first': ["place % 2 === 0 ? 'andar' : 'bahar'", "place % 2 === 1 ? 'andar' : 'bahar'"],
      'a stretch that ends late': ['from: 6, to: 10,', 'from: 6, to: 11,'],
      'a stretch that begins late': ['from: 16, to: 25,', 'from: 17, to: 25,'],
      'a long deal that pays more': ['back: 12_000', 'back: 13_000'],
      'a match by the suit': ['rankOf(last) === rankOf(first) ? undefined', 'last % 4 === first % 4 ? undefined'],
      'cards counted with the first': ['const count = drawn.length - 1', 'const count = drawn.length'],
    },
    'andar-bahar-1',
  ),
  ...mutationsOf(
    'table/table-rules.ts',
    {
      'a spot too many': ['spots.includes(spot) && /', '/'],
      'chips twice on a spot': ['known && once &&', 'known &&'],
      'only the best chips paid': [
        '(BigInt(chips) * BigInt(comesBack(spot, drawn))) / 100n, 0n)',
        '0n, BigInt(slip[0]?.chips ?? 0) * BigInt(comesBack(slip[0]?.spot ?? "", drawn)) / 100n)',
      ],
      'a unit more for a slip': [
        '(BigInt(chips) * BigInt(comesBack(spot, drawn))) / 100n, 0n)',
        '(BigInt(chips) * BigInt(comesBack(spot, drawn))) / 100n, 1n)',
      ],
      'the smallest win taken for the largest': ['one > other ? one : other', 'one < other ? one : other'],
    },
    'roulette-1',
  ),
  ...mutationsOf(
    'table/table-model.ts',
    {
      'chips that are not the stake': ['slip === undefined || stakeOf(slip) !== stake', 'slip === undefined'],
      'a table without a largest stake': [' || stakeOf(slip) > mostOnTable(currency)', ''],
      'chips below the smallest stake': ['amounts.some((chips) => chips < minStake) || ', ''],
      'chips of parts of a step': ['chips % step !== 0n', 'chips < 0n'],
      'a table that tells early': ["return state === 'settled'", "return state !== 'created'"],
      'the best return promised as the worst': ['rtp: percentOf(most)', 'rtp: percentOf(least)'],
    },
    'baccarat-1',
  ),
  ...mutationsOf(
    'table/table-model.ts',
    { 'slips that could win any amount': ['slipTop(rules, slip) > maxWin', 'stakeOf(slip) > maxWin'] },
    'roulette-1',
  ),
];
