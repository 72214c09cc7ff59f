import { numbersBy } from '../../draws/below';
import { drawUntil } from '../../draws/draw-until';
import { asNumber, percentOf } from '../../models/fraction';
import { CURRENCIES, limitsOf } from '../../money/currencies';
import { cardText, DECK } from '../../table/cards';
import golden from '../fixtures/golden-poker.json';
import { bestHold } from './best-hold';
import { deuces } from './deuces';
import { doubleBonus } from './double-bonus';
import { jacks } from './jacks';
import { handPays, handsOf, isHold, pokerLimits, type PokerRules, pokerSizes } from './poker-rules';
import { countBestPlay } from './poker-return';

const NAMES = new Map(Array.from({ length: DECK }, (_, card) => [cardText(card), card]));
const hand = (text: string) => text.split(' ').map((name) => NAMES.get(name) ?? -1);
const nameOf = (rules: PokerRules, text: string) => rules.pays[rules.rankHand(hand(text))]?.hand ?? 'nothing';
function best(rules: PokerRules, text: string) {
  const counting = bestHold(rules, hand(text));
  for (;;) {
    const { done, value } = counting.next();
    if (done) return value;
  }
}

describe('video poker', () => {
  it.each(golden.rounds.map((round) => [round.nonce, round] as const))(
    'deals and draws for seeds and a nonce what another program found: number %d',
    (nonce, { hold, drawn, dealt, last, ...pays }) => {
      const places = drawUntil({ ...golden, nonce }, (words) => numbersBy(words, pokerSizes({ hold })));
      const hands = handsOf(places, { hold });
      expect(places).toEqual(drawn);
      expect([hands.dealt.map(cardText), hands.last.map(cardText)]).toEqual([dealt, last]);
      const games = [jacks, deuces, doubleBonus] as const;
      expect(games.map((rules) => handPays(rules, hands.last))).toEqual(
        [pays.jacks, pays.deuces, pays.doubleBonus].map((times) => times * 100),
      );
    },
  );

  it.each([
    ['10♠ J♠ Q♠ K♠ A♠', 'royal'],
    ['9♠ 10♠ J♠ Q♠ K♠', 'straightFlush'],
    ['A♠ 2♠ 3♠ 4♠ 5♠', 'straightFlush'],
    ['7♠ 7♣ 7♦ 7♥ 2♠', 'four'],
    ['7♠ 7♣ 7♦ 2♥ 2♠', 'fullHouse'],
    ['2♠ 7♠ 9♠ J♠ K♠', 'flush'],
    ['10♠ J♣ Q♠ K♠ A♠', 'straight'],
    ['Q♠ K♣ A♠ 2♠ 3♠', 'nothing'],
    ['7♠ 7♣ 7♦ 3♥ 2♠', 'three'],
    ['7♠ 7♣ 3♦ 3♥ 2♠', 'twoPairs'],
    ['J♠ J♣ 3♦ 4♥ 2♠', 'jacks'],
    ['A♠ A♣ 3♦ 4♥ 2♠', 'jacks'],
    ['10♠ 10♣ 3♦ 4♥ 2♠', 'nothing'],
  ])('at jacks or better has %s as %s', (text, name) => expect(nameOf(jacks, text)).toBe(name));

  it.each([
    ['10♠ J♠ Q♠ K♠ A♠', 'royal', 800],
    ['A♠ A♣ A♦ A♥ 4♠', 'fourAces', 160],
    ['4♠ 4♣ 4♦ 4♥ A♠', 'fourLow', 80],
    ['2♠ 2♣ 2♦ 2♥ 3♠', 'fourLow', 80],
    ['5♠ 5♣ 5♦ 5♥ 2♠', 'fourHigh', 50],
    ['K♠ K♣ K♦ K♥ A♠', 'fourHigh', 50],
    ['9♠ 10♠ J♠ Q♠ K♠', 'straightFlush', 50],
    ['7♠ 7♣ 7♦ 2♥ 2♠', 'fullHouse', 9],
    ['2♠ 7♠ 9♠ J♠ K♠', 'flush', 7],
    ['A♠ 2♣ 3♠ 4♠ 5♠', 'straight', 5],
    ['7♠ 7♣ 7♦ 3♥ 2♠', 'three', 3],
    ['7♠ 7♣ 3♦ 3♥ 2♠', 'twoPairs', 1],
    ['J♠ J♣ 3♦ 4♥ 2♠', 'jacks', 1],
    ['10♠ 10♣ 3♦ 4♥ 2♠', 'nothing', 0],
  ])('at double bonus has %s as %s, and pays %d for it', (text, name, times) => {
    expect([nameOf(doubleBonus, text), handPays(doubleBonus, hand(text))]).toEqual([name, times * 100]);
  });

  it.each([
    ['10♠ J♠ Q♠ K♠ A♠', 'naturalRoyal'],
    ['2♠ 2♣ 2♦ 2♥ A♠', 'fourDeuces'],
    ['2♠ 2♣ 2♦ K♠ A♠', 'wildRoyal'],
    ['2♠ 2♣ 2♦ 9♠ 9♥', 'five'],
    ['2♠ 2♣ 2♦ 9♠ 5♠', 'straightFlush'],
    ['A♠ 2♣ 3♠ 4♠ 5♠', 'straightFlush'],
    ['2♠ 2♣ 2♦ 9♠ 3♠', 'four'],
    ['2♠ 7♣ 7♦ 9♠ 9♥', 'fullHouse'],
    ['2♣ 3♠ 7♠ 9♠ K♠', 'flush'],
    ['2♠ 2♣ 9♦ K♠ J♥', 'straight'],
    ['2♠ 2♣ 9♦ K♠ 3♥', 'three'],
    ['2♠ 4♣ 9♦ K♠ 3♥', 'nothing'],
  ])('with wild deuces has %s as %s', (text, name) => expect(nameOf(deuces, text)).toBe(name));

  it.each([
    ['jacks or better', jacks, '99.54'],
    ['deuces wild', deuces, '98.91'],
    ['double bonus', doubleBonus, '99.10'],
  ])(
    'returns at %s exactly what is published, counted over all deals and all draws',
    (_, rules, percent) => {
      const { deals, returns, hits, squares, largestWin } = countBestPlay(rules);
      expect(deals).toBe(2_598_960);
      expect([returns, hits, largestWin]).toEqual([rules.returns, rules.hits, rules.largestWin]);
      expect(percentOf(returns)).toBe(percent);
      expect(Math.sqrt(asNumber(squares) - asNumber(returns) ** 2)).toBeCloseTo(rules.deviation, 2);
    },
    120_000,
  );

  it.each([
    // Four to a royal flush are worth more than the flush: the ace, the nine, six more spades, six cards to a straight, nine to a high pair.
    [jacks, '3♠ 10♠ J♠ Q♠ K♠', [1, 2, 3, 4], 800 + 50 + 6 * 6 + 6 * 4 + 9, 47],
    [jacks, '7♠ 7♣ 7♦ 2♥ 2♠', [0, 1, 2, 3, 4], 9, 1],
    [deuces, '2♠ 2♣ 2♦ 2♥ A♠', [0, 1, 2, 3, 4], 200, 1],
  ] as const)('tells whoever asks which cards are best held: %#', (rules, text, hold, pays, draws) => {
    expect(best(rules, text)).toEqual({ hold, pays, draws });
  });

  it('holds each card once, in order', () => {
    const holds = [[], [0, 4], [4, 0], [1, 1], [5], [-1], [0.5]];
    expect(holds.map((hold) => isHold({ hold }))).toEqual([true, true, false, false, false, false, false]);
  });

  it.each(CURRENCIES)('takes in %s no stake whose best hand could win more than is paid', (currency) => {
    const { maxStake, minStake } = pokerLimits(jacks, currency);
    expect(maxStake >= minStake).toBe(true);
    expect(maxStake * 800n <= limitsOf(currency).maxWin).toBe(true);
  });
});
