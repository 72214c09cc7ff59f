import golden from './fixtures/golden-rounds.json';
import { drawStops } from './draw-stops';
import { LINES_1 } from './lines/lines-1';
import { fallPays, fallsOf, spinPays, windowAt } from './slot-rules';
import { stopsFrom } from './stops-from';

const { reels } = LINES_1;
const lengths = reels.map(({ length }) => length);
const winsAt = (stops: readonly number[]) => fallsOf(LINES_1, stops).flatMap(({ wins }) => wins);

describe('where the reels stop', () => {
  it.each(golden.rounds)('is for seeds and nonce $nonce what another program worked out', ({ nonce, stops, tenths }) => {
    expect(drawStops(LINES_1, { serverSeed: golden.serverSeed, clientSeed: golden.clientSeed, nonce })).toEqual(stops);
    expect(spinPays(LINES_1, stops)).toBe(tenths);
  });

  it('favours no stop: a number among the few highest is passed over', () => {
    const highest = 2 ** 32 - (2 ** 32 % 30);
    expect(stopsFrom(LINES_1, [highest - 1, 31, 32, 62, 28])).toEqual([29, 0, 1, 0, 28]);
    expect(stopsFrom(LINES_1, [highest, 31, 31, 32, 62, 28])).toEqual([1, 0, 1, 0, 28]);
    expect(stopsFrom(LINES_1, [2 ** 32 - 1, 0, 0, 0, 0])).toBeUndefined();
  });

  it('is each of the stops of a reel about as often as any other', () => {
    const rounds = 30_000;
    const counts = lengths.map((length) => Array.from({ length }, () => 0));
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const stops = drawStops(LINES_1, { serverSeed: 'spread', clientSeed: 'evenly', nonce });
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

describe('what a spin of ten lines pays', () => {
  it('is nothing where no line begins with three equal symbols, or two of the best', () => {
    expect(windowAt(LINES_1, [0, 0, 0, 0, 0])).toEqual([
      ['B', 'F', 'H'],
      ['D', 'C', 'G'],
      ['H', 'A', 'W'],
      ['D', 'H', 'B'],
      ['H', 'D', 'G'],
    ]);
    expect(winsAt([0, 0, 0, 0, 0])).toEqual([]);
  });

  it('counts equal symbols from the left, with W for any, on each line by itself', () => {
    // A A A | A W A | A W A | A W A | F A A from top to bottom: the first reel shows the best symbol in each row.
    expect(windowAt(LINES_1, [6, 20, 1, 21, 9])).toEqual([
      ['A', 'A', 'A'],
      ['A', 'W', 'A'],
      ['A', 'W', 'A'],
      ['A', 'W', 'A'],
      ['F', 'A', 'A'],
    ]);
    expect(winsAt([6, 20, 1, 21, 9]).map(({ line, count, pays }) => [line, count, pays])).toEqual([
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
    expect(fallsOf(LINES_1, [6, 20, 1, 21, 9]).map(fallPays)).toEqual([14_750]);
    expect(spinPays(LINES_1, [6, 20, 1, 21, 9])).toBe(10_000);
  });

  it('may be looked forward to only while lines can still pay it', () => {
    expect(LINES_1.stillPossible([6])).toBe(20_000);
    expect(LINES_1.stillPossible([6, 20])).toBe(20_000);
    expect(LINES_1.stillPossible([0, 0])).toBe(0);
    for (const { stops, tenths } of golden.rounds) if (LINES_1.stillPossible(stops) > 0) expect(tenths).toBeGreaterThan(0);
  });
});
