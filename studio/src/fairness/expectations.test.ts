import { auditedModel } from '../audit/audited-models';
import type { Round } from '../database/tables';
import { asNumber, percentOf } from '../models/fraction';
import { MODEL_IDS, modelOf } from '../models/models';
import { limitsOf } from '../money/currencies';
import { type Guess, hiLoCameTo, hiLoExpected, hiLoState, type HiLoStep, waysOf } from '../steps/hilo';
import { minesExpected, minesPay, MINES, TILES } from '../steps/mines';
import { DECK, rankOf, RANKS } from '../table/cards';

const { coin } = limitsOf('BDT');
/** In which a round is expected to come to the same whatever comes out of it: no step looks at one before. */
const decidedAtOnce = MODEL_IDS.filter((model) => modelOf({ model }).steps === undefined || model === 'fishing-1');

describe('a model', () => {
  it.each(MODEL_IDS)('says its return as a fraction, of which its list tells the beginning: %s', (id) => {
    const model = modelOf({ model: id });
    if (!model.exactReturn) throw new Error(`${id} has no exactReturn: give it the fraction that its listing cuts.`);
    const { rtp } = model.listing() as { readonly rtp: string };

    expect(percentOf(model.exactReturn())).toBe(rtp);
    expect(asNumber(model.exactReturn())).toBeLessThan(1);
  });

  it.each(decidedAtOnce)('expects of each bet what its published rules come to when they are counted apart from it: %s', (id) => {
    const model = modelOf({ model: id });
    for (const bet of auditedModel(id).bets) {
      const stake = BigInt(bet.stake);
      const round = { ...model.accept(bet, stake, 'BDT'), model: id, stake, steps: JSON.stringify(bet.steps ?? []) } as Round;
      const { mean, variance } = auditedModel(id).odds(bet);
      const expected = model.expect?.(round, coin);

      expect((expected?.mean ?? 0) / Number(stake)).toBeCloseTo(mean, 9);
      expect((expected?.variance ?? 0) / Number(stake) ** 2 / variance).toBeCloseTo(1, 9);
    }
  });
});

describe('what is expected of mines', () => {
  const CHOICES = Array.from({ length: MINES.max }, (_, at) => ({ mines: at + 1 }));

  it.each(CHOICES)('is what all rounds come to, whenever the player stops, with $mines mines', (choice) => {
    for (let most = 1; most <= TILES - choice.mines; most += 1) {
      const rounds = waysToEnd(choice, most);
      const over = (of: (round: (typeof rounds)[number]) => number) =>
        rounds.reduce((sum, round) => sum + round.chance * of(round), 0);

      expect(over(({ payout, expected }) => payout - expected.mean)).toBeCloseTo(0, 9);
      expect(over(({ payout, expected }) => (payout - expected.mean) ** 2) / over(({ expected }) => expected.variance)).toBeCloseTo(
        1,
        9,
      );
    }
  });
});

describe('what is expected of hilo', () => {
  const CARDS = Array.from(
    { length: RANKS },
    (_, rank) => Array.from({ length: DECK }, (_, card) => card).find((card) => rankOf(card) === rank + 1) ?? 0,
  );
  const likelier = (card: number): Guess => (waysOf(card, 'higher') >= waysOf(card, 'lower') ? 'higher' : 'lower');
  /** Two guesses, the second only after a right one; a king is passed over. */
  const played = (cards: readonly number[]): HiLoStep[] => {
    const [first = 0, second = 0] = cards;
    const opening: HiLoStep = rankOf(first) === RANKS ? { skip: true } : { guess: likelier(first) };
    return hiLoState(cards, [opening]).missed ? [opening] : [opening, { guess: likelier(second) }];
  };

  it('is what all rounds come to, whatever their player does', () => {
    const rounds = CARDS.flatMap((one) => CARDS.flatMap((two) => CARDS.map((three) => [one, two, three]))).map((cards) => {
      const steps = played(cards);
      return { payout: hiLoCameTo(hiLoState(cards, steps)) / 100, expected: hiLoExpected(cards, steps, 1n) };
    });
    const over = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;

    expect(over(({ payout, expected }) => payout - expected.mean)).toBeCloseTo(0, 9);
    expect(over(({ payout, expected }) => (payout - expected.mean) ** 2) / over(({ expected }) => expected.variance)).toBeCloseTo(
      1,
      9,
    );
  });
});

/** A round of one unit whose player means to open so many tiles: it ends at a mine before, or after all of them. */
function waysToEnd(choice: { readonly mines: number }, most: number) {
  let safe = 1;
  const rounds = [];
  for (let opened = 1; opened <= most; opened += 1) {
    const mined = choice.mines / (TILES - opened + 1);
    rounds.push({ chance: safe * mined, payout: 0, expected: minesExpected(choice, 1n, opened) });
    safe *= 1 - mined;
  }
  return [...rounds, { chance: safe, payout: minesPay(choice, most) / 100, expected: minesExpected(choice, 1n, most) }];
}
