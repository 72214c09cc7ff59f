import { drawUntil } from '../draws/draw-until';
import { asNumber, percentOf } from '../models/fraction';
import { cardText, DECK, RANKS } from '../table/cards';
import { commitmentTo } from '../seeds/seed-text';
import golden from './fixtures/golden-hilo.json';
import published from './fixtures/published-results.json';
import {
  chanceOf,
  type Guess,
  GUESSES,
  hiLoCameTo,
  hiLoDraws,
  hiLoPay,
  hiLoReturn,
  hiLoState,
  type HiLoStep,
  isHiLoOver,
  lowestHiLoReturn,
  maySkip,
  MOST_GUESSES,
  MOST_SKIPS,
  waysOf,
} from './hilo';

const CARDS = Array.from({ length: DECK }, (_, card) => card);
const guess = (of: Guess): HiLoStep => ({ guess: of });
const skips = (count: number) => Array.from({ length: count }, (): HiLoStep => ({ skip: true }));

describe('hi-lo', () => {
  it.each(golden.rounds.map((round) => [round.nonce, round] as const))(
    'has for seeds and a nonce the cards that another program found, and comes to the same: number %d',
    (nonce, round) => {
      const steps = round.steps as readonly HiLoStep[];
      const cards = drawUntil({ ...golden, nonce }, (words) => hiLoDraws(steps, words));
      expect(cards.map(cardText)).toEqual(round.cards);
      expect(hiLoCameTo(hiLoState(cards, steps))).toBe(round.multiplier);
    },
  );

  it.each(published.hilo.results.map((cards, at) => [published.hilo.firstNonce + at, cards] as const))(
    'has the cards that games in production published: number %i',
    (nonce, cards) => {
      const found = drawUntil({ ...published.hilo, nonce }, (words) => hiLoDraws(skips(cards.length - 1), words));
      expect(found).toEqual(cards);
      expect(commitmentTo(published.hilo.serverSeed)).toBe(published.hilo.commitment);
    },
  );

  it('wins as often as it says: counted over every card after every card', () => {
    for (const card of CARDS)
      for (const of of GUESSES) {
        const right = CARDS.filter((next) => !hiLoState([card, next], [guess(of)]).missed).length;
        expect([cardText(card), of, right * RANKS]).toEqual([cardText(card), of, waysOf(card, of) * DECK]);
      }
  });

  it('returns what the fraction says, counted over all cards of two guesses', () => {
    const steps = [guess('higher'), guess('lower')];
    let [paid, expected] = [0n, 0n];
    for (const first of CARDS)
      for (const second of CARDS) {
        const won = CARDS.filter((third) => !hiLoState([first, second, third], steps).missed);
        if (won.length === 0) continue;
        const { ways } = hiLoState([first, second, won[0] as number], steps);
        paid += BigInt(won.length) * BigInt(hiLoPay(ways));
        const { numerator, denominator } = hiLoReturn(ways);
        // How likely such guesses are is in the return: here it is taken out again.
        const chance = chanceOf(ways);
        const pays = (numerator * chance.denominator * 100n) / (denominator * chance.numerator);
        expected += BigInt(won.length) * pays;
      }
    expect(paid).toBe(expected);
    expect(Number(paid) / DECK ** 3 / 100).toBeLessThan(0.99);
  });

  it('returns at most 99 %, and never less than is listed', () => {
    const { ways: lowest, returns } = lowestHiLoReturn();
    expect([lowest, percentOf(returns)]).toEqual([[12, 12, 12], '98.31']);
    const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
    const look = (ways: readonly number[], most: number, left: number) => {
      for (const next of upTo(most)) {
        const returned = asNumber(hiLoReturn([...ways, next]));
        expect(returned).toBeLessThanOrEqual(0.99);
        expect(returned).toBeGreaterThanOrEqual(asNumber(returns));
        if (left > 1) look([...ways, next], next, left - 1);
      }
    };
    look([], RANKS - 1, 4);
    for (const count of upTo(MOST_GUESSES))
      expect(asNumber(hiLoReturn(upTo(count).map(() => RANKS - 1)))).toBeGreaterThanOrEqual(asNumber(returns));
  });

  it('is over with a wrong guess, when it is taken, after thirty right guesses, and before a guess could win more than is paid', () => {
    const king = 48;
    const over = (state: Partial<ReturnType<typeof hiLoState>>, maxWin = 10n ** 12n) =>
      isHiLoOver({ cards: [king], ways: [], skips: 0, missed: false, cashedOut: false, ...state }, 1_000_000n, maxWin);
    expect(over({})).toBe(false);
    expect(over({ missed: true })).toBe(true);
    expect(over({ cashedOut: true })).toBe(true);
    expect([over({ ways: Array.from({ length: 29 }, () => 12) }), over({ ways: Array.from({ length: 30 }, () => 12) })]).toEqual([
      false,
      true,
    ]);
    // The same rank after a king pays 12.87 times the stake.
    expect([over({}, 12_870_000n), over({}, 12_869_999n)]).toEqual([false, true]);
  });

  it('lets ten cards be skipped and no more, which cost and bring nothing', () => {
    const state = (count: number) => hiLoState(CARDS.slice(0, count + 1), skips(count));
    expect([maySkip(state(MOST_SKIPS - 1)), maySkip(state(MOST_SKIPS))]).toEqual([true, false]);
    expect(hiLoCameTo(state(MOST_SKIPS))).toBe(100);
  });
});
