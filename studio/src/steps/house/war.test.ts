import { drawUntil } from '../../draws/draw-until';
import { asNumber, lowest, percentOf } from '../../models/fraction';
import { CURRENCIES, limitsOf } from '../../money/currencies';
import { placesOf } from '../../table/cards';
import golden from './fixtures/golden-rounds.json';
import {
  isTie,
  WAR_BACK,
  WAR_DECKS,
  warCases,
  warCost,
  warDraws,
  type WarEnd,
  warEnd,
  warHits,
  warReturn,
  type WarStep,
} from './war';

const ROUNDS = golden.rounds.filter(({ model }) => model === 'war-1');
const RANKS = Array.from({ length: 13 }, (_, at) => at);
const ANSWERS = { war: [{ war: true }], surrender: [{ surrender: true }] } as const;

/** How a round ends with cards of these ranks, dealt in turn. */
const endOf = (ranks: readonly number[], steps: readonly WarStep[]) => warEnd(placesOf(ranks.map((rank) => rank * 4)), steps);

/** Every end over all ranks of four cards, each with the ways to take them from the shoe. */
function countedAnew(steps: readonly WarStep[]): Map<WarEnd, bigint> {
  const counted = new Map<WarEnd, bigint>();
  for (let number = 0; number < 13 ** 4; number += 1) {
    const ranks = [0, 1, 2, 3].map((at) => Math.floor(number / 13 ** at) % 13);
    const left = (at: number) => WAR_DECKS * 4 - ranks.slice(0, at).filter((rank) => rank === ranks[at]).length;
    const end = endOf(ranks, steps);
    counted.set(end, (counted.get(end) ?? 0n) + BigInt([0, 1, 2, 3].reduce((ways, at) => ways * left(at), 1)));
  }
  return counted;
}

describe('war', () => {
  it.each(ROUNDS.map((round) => [`number ${round.nonce}, ${JSON.stringify(round.steps)}`, round] as const))(
    'deals and pays for seeds and a nonce what another program worked out: %s',
    (_, { nonce, steps, drawn, stake, payout }) => {
      const answers = steps as unknown as readonly WarStep[];
      expect(drawUntil({ ...golden, nonce }, (words) => warDraws(answers, words))).toEqual(drawn);
      expect((BigInt(stake) * BigInt(WAR_BACK[warEnd(drawn, answers)])) / 100n).toBe(BigInt(payout));
    },
  );

  it('is won by the higher card, of which the ace is the highest', () => {
    for (const player of RANKS)
      for (const house of RANKS) {
        const height = (rank: number) => (rank === 0 ? 13 : rank);
        const end = height(player) > height(house) ? 'won' : height(player) < height(house) ? 'lost' : 'surrendered';
        expect(endOf([player, house], [])).toBe(end);
        expect(isTie(placesOf([player * 4, house * 4 + 1]))).toBe(player === house);
      }
  });

  it.each(['war', 'surrender'] as const)('ends as often as is published for who answers every tie with %s', (answer) => {
    const counted = countedAnew(ANSWERS[answer]);
    expect(Object.fromEntries(warCases(answer).map(({ end, ways }) => [end, ways]))).toEqual(Object.fromEntries(counted));
    const ends = [...counted];
    const paid = ends.reduce((sum, [end, ways]) => sum + ways * BigInt(WAR_BACK[end]), 0n);
    const staked = ends.reduce((sum, [end, ways]) => sum + ways * (end.startsWith('war') ? 200n : 100n), 0n);
    const all = 312n * 311n * 310n * 309n;
    expect(ends.reduce((sum, [, ways]) => sum + ways, 0n)).toBe(all);
    expect(warReturn(answer)).toEqual(lowest(paid, staked));
    expect(warCost(answer)).toEqual(lowest(staked - paid, all * 100n));
    const hits = ends.filter(([end]) => WAR_BACK[end] > 0).reduce((sum, [, ways]) => sum + ways, 0n);
    expect(warHits(answer)).toEqual(lowest(hits, all));
  });

  it('costs less on average for who goes to war, at every tie', () => {
    expect(asNumber(warCost('war'))).toBeLessThan(asNumber(warCost('surrender')));
    expect([percentOf(warReturn('war')), percentOf(warReturn('surrender'))]).toEqual(['97.83', '96.30']);
    expect([percentOf(warCost('war')), percentOf(warCost('surrender'))]).toEqual(['2.33', '3.69']);
    // The chances after a tie are the same whichever rank it is of.
    for (const rank of RANKS) {
      let [over, ways] = [0, 0];
      for (const player of RANKS)
        for (const house of RANKS) {
          const left = (24 - (player === rank ? 2 : 0)) * (24 - (house === rank ? 2 : 0) - (house === player ? 1 : 0));
          ways += left;
          over += left * (WAR_BACK[endOf([rank, rank, player, house], ANSWERS.war)] - 200);
        }
      expect(ways).toBe(310 * 309);
      expect(over / ways).toBeGreaterThan(WAR_BACK.surrendered - 100);
    }
  });

  it.each(CURRENCIES)('never pays more in %s than the largest win', (currency) => {
    const { maxStake, maxWin } = limitsOf(currency);
    expect((maxStake * BigInt(Math.max(...Object.values(WAR_BACK)))) / 100n <= maxWin).toBe(true);
  });
});
