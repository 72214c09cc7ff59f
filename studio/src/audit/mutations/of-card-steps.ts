import { mutationsOf } from './mutation';

/** Mistakes in hi-lo and in video poker. */
export const CARD_STEP_MUTATIONS = [
  ...mutationsOf(
    'steps/hilo.ts',
    {
      'hi-lo keeps nothing for the house': ['KEPT = 99n', 'KEPT = 100n'],
      'hi-lo pays a hundredth less': ['Number((KEPT * denominator) / numerator)', 'Number((KEPT * denominator) / numerator - 1n)'],
      'an ace above the king': [
        'const [before, after] = [rankOf(card), rankOf(next)];',
        'const [before, after] = [rankOf(card), rankOf(next) === 1 ? 14 : rankOf(next)];',
      ],
      'the same rank that never wins': ["return before !== (guess === 'higher' ? 1 : RANKS);", 'return false;'],
      'the same rank that always wins': ["return before !== (guess === 'higher' ? 1 : RANKS);", 'return true;'],
      'a way too many on an ace': ['rank === 1 ? RANKS - 1 : RANKS + 1 - rank', 'RANKS + 1 - rank'],
      'a way too few below': [
        'return rank === RANKS ? RANKS - 1 : rank;',
        'return rank === RANKS ? RANKS - 1 : rank - (rank > 1 ? 1 : 0);',
      ],
      'cards of one deck that runs out': ["('cashOut' in step ? [] : [DECK])", "('cashOut' in step ? [] : [DECK - 1])"],
      'guesses that begin one card later': [
        'const [card = 0, next = 0] = [cards[at], cards[at + 1]];',
        'const [card = 0, next = 0] = [cards[at + 1], cards[at]];',
      ],
      'nothing for nothing guessed': ['if (ways.length === 0) return 100;', 'if (ways.length === 0) return 0;'],
      'a wrong guess that is forgiven': ['return missed ? 0 : hiLoPay(ways);', 'return hiLoPay(ways);'],
      'hi-lo without a largest win': ['/ 100n > maxWin);', '/ 100n > maxWin * 10n);'],
      'one guess too many': ['MOST_GUESSES = 30', 'MOST_GUESSES = 31'],
    },
    'hilo-1',
  ),
  ...mutationsOf(
    'steps/hilo-model.ts',
    {
      'a win of hi-lo that is not taken': [
        "if (step['cashOut'] === true && state.ways.length > 0) return { cashOut: true };",
        "if (step['cashOut'] === true) return { skip: true };",
      ],
      'hi-lo promises the most that it returns': [
        'rtp: percentOf(lowestHiLoReturn().returns)',
        'rtp: percentOf(lowest(99n, 100n))',
      ],
    },
    'hilo-1',
  ),
  ...mutationsOf(
    'steps/video-poker/poker-rules.ts',
    {
      'a card of a hand that comes twice': [
        'drawn.length < count ? DECK - drawn.length : undefined',
        'drawn.length < count ? DECK : undefined',
      ],
      'held cards that are thrown away': ['!step.hold.includes(at)', 'step.hold.includes(at)'],
      'a card drawn too many': ['(step ? HAND - step.hold.length : 0)', '(step ? HAND - step.hold.length : 1)'],
      'a stake that the best hand wins too much on': [
        'Math.max(...pays.map(({ times }) => times)) * 100',
        'Math.min(...pays.map(({ times }) => times)) * 100',
      ],
    },
    'jacks-1',
  ),
  ...mutationsOf(
    'steps/video-poker/jacks.ts',
    {
      'a pair of tens that pays': ['const JACK = 11;', 'const JACK = 10;'],
      'a pair of aces that does not pay': [' || paired === ACE ? JACKS', ' ? JACKS'],
      'a full house of 8': ["{ hand: 'fullHouse', times: 9 }", "{ hand: 'fullHouse', times: 8 }"],
      'a royal flush of 700': ["{ hand: 'royal', times: 800 }", "{ hand: 'royal', times: 700 }"],
      'a straight flush that is a flush': ['isRun ? STRAIGHT_FLUSH : FLUSH', 'FLUSH'],
      'another return than is counted': ['1_653_526_326_983n', '1_603_526_326_983n'],
    },
    'jacks-1',
  ),
  ...mutationsOf(
    'steps/video-poker/hands.ts',
    {
      'a royal flush without its ace': ['maskOf([10, 11, 12, 13, 1])', 'maskOf([9, 10, 11, 12, 13])'],
    },
    'jacks-1',
  ),
  ...mutationsOf(
    'steps/video-poker/hands.ts',
    { 'a straight that a wild card does not fill': ['RUNS.some((run) => (ranks & ~run) === 0)', 'RUNS.includes(ranks)'] },
    'deuces-1',
  ),
  ...mutationsOf(
    'steps/video-poker/deuces.ts',
    {
      'threes that are wild': ['const DEUCE = 2;', 'const DEUCE = 3;'],
      'a wild royal that is a natural one': ['wild === 0 ? PLACES.naturalRoyal : PLACES.wildRoyal', 'PLACES.naturalRoyal'],
      'five of a kind that is four': ['if (alike === 5) return PLACES.five;', ''],
      'a full house without a wild card alone': [' || (pairs === TWO_PAIRS && wild === 1)', ''],
      'three of a kind that pays nothing': ['return alike === 3 ? PLACES.three : -1;', 'return -1;'],
      'a flush of 2': ["{ hand: 'flush', times: 3 }", "{ hand: 'flush', times: 2 }"],
    },
    'deuces-1',
  ),
  ...mutationsOf(
    'steps/video-poker/double-bonus.ts',
    {
      'four aces that pay as twos': ['if (rank === ACE) return PLACES.fourAces;', ''],
      'fours that are not low': ['LAST_LOW = 4', 'LAST_LOW = 3'],
      'fives that are low': ['LAST_LOW = 4', 'LAST_LOW = 5'],
      'two pairs that pay twice': ["{ hand: 'twoPairs', times: 1 }", "{ hand: 'twoPairs', times: 2 }"],
      'double bonus with a flush of 6': ["{ hand: 'flush', times: 7 }", "{ hand: 'flush', times: 6 }"],
      'double bonus from tens up': ['JACK = 11', 'JACK = 10'],
    },
    'double-bonus-1',
  ),
  ...mutationsOf(
    'steps/video-poker/poker-model.ts',
    {
      'cards that are paid as they were dealt': [
        'const { last } = handsOf(drawn, stepIn(round));',
        'const { dealt: last } = handsOf(drawn, stepIn(round));',
      ],
    },
    'jacks-1',
  ),
  ...mutationsOf(
    'steps/once-settled.ts',
    { 'mines told before the end': ["return state === 'settled'", "return state !== 'created'"] },
    'mines-1',
  ),
];
