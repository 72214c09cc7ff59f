import golden from './fixtures/golden-rounds.json';
import { oddsOfSpin, payDistribution } from './distribution';
import { drawStops } from './draw-stops';
import { ODDS } from './odds';
import { LINES, MAX_TENTHS, PAYS, REELS } from './reels';
import { lineWins, spinPays, stillPossible, stopsFrom, windowAt } from './spin';

const lengths = REELS.map(({ length }) => length);

describe('where the reels stop', () => {
  it.each(golden.rounds)('is for seeds and nonce $nonce what another program worked out', ({ nonce, stops, tenths }) => {
    expect(drawStops({ serverSeed: golden.serverSeed, clientSeed: golden.clientSeed, nonce })).toEqual(stops);
    expect(spinPays(stops)).toBe(tenths);
  });

  it('favours no stop: a number among the few highest is passed over', () => {
    const highest = 2 ** 32 - (2 ** 32 % 30);
    expect(stopsFrom([highest - 1, 31, 32, 62, 28])).toEqual([29, 0, 1, 0, 28]);
    expect(stopsFrom([highest, 31, 31, 32, 62, 28])).toEqual([1, 0, 1, 0, 28]);
    expect(stopsFrom([2 ** 32 - 1, 0, 0, 0, 0])).toBeUndefined();
  });

  it('is each of the stops of a reel about as often as any other', () => {
    const rounds = 30_000;
    const counts = lengths.map((length) => Array.from({ length }, () => 0));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const stops = drawStops({ serverSeed: 'spread', clientSeed: 'evenly', nonce });
      stops.forEach((stop, reel) => ((counts[reel] as number[])[stop] = (counts[reel]?.[stop] ?? 0) + 1));
    }
    for (const [reel, found] of counts.entries()) {
      const expected = rounds / (lengths[reel] ?? 1);
      const chiSquare = found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 99.9 % of fair reels of 31 stops stay below 59.7.
      expect(chiSquare).toBeLessThan(59.7);
    }
  });
});

describe('what a spin pays', () => {
  it('is nothing where no line begins with three equal symbols, or two of the best', () => {
    expect(windowAt([0, 0, 0, 0, 0])).toEqual([
      ['B', 'F', 'H'],
      ['D', 'C', 'G'],
      ['H', 'A', 'W'],
      ['D', 'H', 'B'],
      ['H', 'D', 'G'],
    ]);
    expect(lineWins([0, 0, 0, 0, 0])).toEqual([]);
  });

  it('counts equal symbols from the left, with W for any, on each line by itself', () => {
    // A A A | A W A | A W A | A W A | F A A from top to bottom: the first reel shows the best symbol in each row.
    const wins = lineWins([6, 20, 1, 21, 9]);
    expect(windowAt([6, 20, 1, 21, 9])).toEqual([
      ['A', 'A', 'A'],
      ['A', 'W', 'A'],
      ['A', 'W', 'A'],
      ['A', 'W', 'A'],
      ['F', 'A', 'A'],
    ]);
    expect(wins.map(({ line, count, pays }) => [line, count, pays])).toEqual([
      [0, 5, 2000],
      [1, 4, 250],
      [2, 5, 2000],
      [3, 4, 250],
      [4, 5, 2000],
      [5, 5, 2000],
      [6, 4, 250],
      [7, 5, 2000],
      [8, 5, 2000],
      [9, 5, 2000],
    ]);
  });

  it('is never more than a thousand times the stake', () => {
    expect(lineWins([6, 20, 1, 21, 9]).reduce((sum, { pays }) => sum + pays, 0)).toBe(14_750);
    expect(spinPays([6, 20, 1, 21, 9])).toBe(MAX_TENTHS);
  });

  it('may be looked forward to only while lines can still pay it', () => {
    expect(stillPossible([6])).toBe(LINES.length * (PAYS.A[5] ?? 0));
    expect(stillPossible([6, 20])).toBe(LINES.length * (PAYS.A[5] ?? 0));
    expect(stillPossible([0, 0])).toBe(0);
    for (const { stops, tenths } of golden.rounds) if (stillPossible(stops) > 0) expect(tenths).toBeGreaterThan(0);
  });
});

describe('the odds that are published', () => {
  it('are those of the reels, lines and pays as they are, exactly', () => {
    expect(ODDS).toEqual(oddsOfSpin());
  });

  it('count every way in which the reels can stop', () => {
    const ways = [...payDistribution().values()].reduce((sum, count) => sum + count, 0);
    expect(ways).toBe(lengths.reduce((product, length) => product * length, 1));
  });

  it('agree with as many spins as a player never plays', () => {
    const random = lcg(20_261_123);
    const spins = 400_000;
    let [paid, won] = [0, 0];
    for (let spin = 0; spin < spins; spin += 1) {
      const tenths = spinPays(lengths.map((length) => Math.floor(random() * length)));
      paid += tenths / 10;
      won += tenths > 0 ? 1 : 0;
    }
    const [mean, variance, hits] = [ODDS.returnToPlayer, ODDS.variance, ODDS.hitRate].map(asNumber) as [number, number, number];
    expect(Math.abs(paid / spins - mean)).toBeLessThan(4 * Math.sqrt(variance / spins));
    expect(Math.abs(won / spins - hits)).toBeLessThan(4 * Math.sqrt((hits * (1 - hits)) / spins));
  });
});

function asNumber({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return Number((numerator * 10n ** 12n) / denominator) / 1e12;
}

/** Repeatable chance. */
function lcg(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number(state >> 32n) / 2 ** 32;
  };
}
