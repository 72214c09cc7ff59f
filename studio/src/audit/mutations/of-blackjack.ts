import { mutationsOf } from './mutation';

/** Mistakes in blackjack. */
export const BLACKJACK_MUTATIONS = [
  ...mutationsOf(
    'steps/blackjack/blackjack.ts',
    {
      'a blackjack that pays even money': ['blackjack: 5n', 'blackjack: 4n'],
      'a tie that is lost': ['push: 2n', 'push: 0n'],
      'insurance that pays 3 to 1': ['insurance: 3n', 'insurance: 4n'],
      'insurance for a whole stake': ['insure: 1n', 'insure: 2n'],
      'a double for half': ['double: 2n, split', 'double: 1n, split'],
      'a split for nothing': ['split: 2n', 'split: 0n'],
      'a dealer who stands on 16': ['DEALER_STANDS_ON = 17', 'DEALER_STANDS_ON = 16'],
      'two hands at most': ['MOST_HANDS = 4', 'MOST_HANDS = 2'],
      'pictures that count by their rank': ['Math.min(rankOf(card), TEN)', 'rankOf(card)'],
      'an ace that is always 1': ['soft ? least + ACE_COUNTS_MORE : least', 'least'],
      'a blackjack after a split': [
        'const natural = hands.length === 1 && isBlackjack(cards);',
        'const natural = isBlackjack(cards);',
      ],
      'split aces that go on': ['const ofAces = isHalf && valueOf(hand.cards[0] ?? null) === 1;', 'const ofAces = false;'],
      'a dealer who does not look': ['if (!hand || isBlackjack(this.dealer.cards)) return [];', 'if (!hand) return [];'],
      'a double on three cards': ["(hand.cards.length === 2 ? (['double']", "(hand.cards.length > 1 ? (['double']"],
      'a split of any two cards': ['isPair && this.hands.length', 'hand.cards.length === 2 && this.hands.length'],
      'a doubled hand that is paid once': ['PAYS[end] * (hand.doubled ? 2n : 1n)', 'PAYS[end]'],
      'a dealer who draws against nobody': [' || this.hands.every((hand) => this.needsNoDealer(hand))', ''],
      'a card that is never drawn': ['? undefined : DECK)', '? undefined : DECK - 1)'],
      'a second card that lies open': ['(at === HOLE ? null : card)', '(at === HOLE + 1 ? null : card)'],
      'an hour that ends with insurance': ["allowed.includes('decline') ? 'decline'", "allowed.includes('decline') ? 'insure'"],
    },
    'blackjack-1',
  ),
  ...mutationsOf(
    'steps/blackjack/blackjack-model.ts',
    {
      'cards told before the end': ["return state === 'settled'", "return state !== 'created'"],
      'stakes with halves that are not whole': ['if (stake % stakeStep(currency) !== 0n)', 'if (stake < 0n)'],
      'acts that are not allowed': ['if (!tableIn(round, seeds).allowed.includes(act))', 'if (act === undefined)'],
      'a win without its last halves': ['return (stake * halves) / 2n', 'return stake * (halves / 2n)'],
      'raises for nothing': ['halvesOf(stake, costInHalves((', 'halvesOf(0n * stake, costInHalves(('],
    },
    'blackjack-1',
  ),
  ...mutationsOf(
    'steps/blackjack/best-play.ts',
    { 'a return as if pairs were split once less': ['value === half && splits > 0', 'value === half && splits > 1'] },
    'blackjack-1',
  ),
  ...mutationsOf(
    'steps/blackjack/raised-stakes.ts',
    {
      'a return as if splits were free': ['plus(ONE, this.waiting(half, waiting + 2', 'plus(NONE, this.waiting(half, waiting + 2'],
      'a return as if nobody doubled': ["=== 'double' ? ONE : NONE", "=== 'double' ? NONE : NONE"],
    },
    'blackjack-1',
  ),
  ...mutationsOf(
    'steps/blackjack/blackjack-odds.ts',
    { 'a return as if a blackjack paid 2 to 1': ['[2n, 3n, {', '[2n, 4n, {'] },
    'blackjack-1',
  ),
];
