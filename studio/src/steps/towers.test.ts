import { drawUntil } from '../draws/draw-until';
import { RISKS } from '../instant/instant-rules';
import { asNumber, lowest, percentOf } from '../models/fraction';
import { CURRENCIES, limitsOf } from '../money/currencies';
import golden from './fixtures/golden-towers.json';
import {
  climbChance,
  CLIMBS,
  FLOORS,
  lowestTowersReturn,
  mostFloors,
  TILES_ON,
  towerDraws,
  towersCameTo,
  type TowersChoice,
  towersExpected,
  towersPay,
  towersReturn,
  trapsAt,
} from './towers';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** Every way in which traps can lie on so many floors. */
function allTraps({ risk }: TowersChoice, floors: number): number[][] {
  if (floors === 0) return [[]];
  return allTraps({ risk }, floors - 1).flatMap((below) => upTo(TILES_ON[risk]).map((trap) => [...below, trap]));
}

describe('towers', () => {
  it.each(golden.rounds.map((round) => [round.nonce, round] as const))(
    'have their traps for seeds and a nonce where another program found them: number %d',
    (nonce, { choice, opened, drawn, multiplier }) => {
      const traps = trapsAt(drawUntil({ ...golden, nonce }, (words) => towerDraws(choice as TowersChoice, words)));
      expect(traps).toEqual(drawn);
      expect(towersCameTo(choice as TowersChoice, traps, opened)).toBe(multiplier);
    },
  );

  it.each(CLIMBS)('return what all ways in which traps can lie come to, counted one by one: %j, %d floors', (choice, floors) => {
    const ways = allTraps(choice, floors);
    const opened = upTo(floors).map(() => 2);
    const paid = ways.reduce((sum, traps) => sum + towersCameTo(choice, traps, opened), 0);
    const safe = ways.filter((traps) => !traps.includes(2)).length;

    expect(towersReturn(choice, floors)).toEqual(lowest(BigInt(paid), BigInt(ways.length) * 100n));
    expect(climbChance(choice, floors)).toEqual(lowest(BigInt(safe), BigInt(ways.length)));
    expect(asNumber(towersReturn(choice, floors))).toBeLessThanOrEqual(0.99);
    expect(asNumber(towersReturn(choice, floors))).toBeGreaterThanOrEqual(asNumber(lowestTowersReturn()));
    expect(towersPay(choice, floors)).toBeGreaterThan(towersPay(choice, floors - 1));
  });

  it('are listed with the lowest of these returns, 74 / 75', () => {
    expect(lowestTowersReturn()).toEqual({ numerator: 74n, denominator: 75n });
    expect(percentOf(lowestTowersReturn())).toBe('98.66');
  });

  it('give the stake back on the ground', () => expect(RISKS.map((risk) => towersPay({ risk }, 0))).toEqual([100, 100, 100]));

  it('expect of one floor what it returns, with its spread', () => {
    for (const risk of RISKS) {
      const { mean, variance } = towersExpected({ risk }, 1_000n, 1);
      const [back, chance, pays] = [
        asNumber(towersReturn({ risk }, 1)),
        asNumber(climbChance({ risk }, 1)),
        towersPay({ risk }, 1) * 10,
      ];
      expect(mean).toBeCloseTo(back * 1_000, 6);
      expect(variance).toBeCloseTo(pays * pays * chance * (1 - chance), 3);
    }
  });

  it.each(CURRENCIES)(
    'let in %s no floor be climbed that could win more than is paid, and the first one on every stake',
    (currency) => {
      const { minStake, maxStake, maxWin } = limitsOf(currency);
      for (const risk of RISKS)
        for (const stake of [minStake, maxStake]) {
          const most = mostFloors({ risk }, stake, maxWin);
          expect(most).toBeGreaterThan(0);
          expect((stake * BigInt(towersPay({ risk }, most))) / 100n <= maxWin).toBe(true);
          if (most < FLOORS) expect((stake * BigInt(towersPay({ risk }, most + 1))) / 100n > maxWin).toBe(true);
        }
    },
  );
});
