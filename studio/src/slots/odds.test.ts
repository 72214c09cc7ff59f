import { asNumber } from '../models/fraction';
import { payDistribution } from './distribution';
import { drawStops } from './draw-stops';
import golden from './fixtures/golden-rounds-of-models.json';
import { oddsOf } from './odds-of';
import { SLOTS } from './slot-kinds';
import { type SlotRules, spinPays } from './slot-rules';

const slots = Object.values(SLOTS).map((rules) => [rules.id, rules] as const);
const goldenRounds = Object.entries(golden.rounds).flatMap(([model, rounds]) =>
  rounds.map(({ nonce, stops, tenths }) => [model, nonce, stops, tenths] as const),
);

describe('a round of a slot', () => {
  it.each(goldenRounds)('stops and pays as another program worked out: %s, nonce %i', (model, nonce, stops, tenths) => {
    const rules = SLOTS[model as keyof typeof SLOTS];
    expect(drawStops(rules, { serverSeed: golden.serverSeed, clientSeed: golden.clientSeed, nonce })).toEqual(stops);
    expect(spinPays(rules, stops)).toBe(tenths);
  });
});

describe.each(slots)('the odds that are published of %s', (_, rules) => {
  const counted = payDistribution(rules);

  it('are those of its reels and pays as they are, exactly', () => {
    expect(rules.odds).toEqual(oddsOf(rules, counted));
  });

  it('return between 94 % and 97 %, and the largest win comes within twenty million spins', () => {
    const { returnToPlayer, largestWin } = rules.odds;
    expect(asNumber(returnToPlayer)).toBeGreaterThan(0.94);
    expect(asNumber(returnToPlayer)).toBeLessThan(0.97);
    expect(asNumber(largestWin)).toBeGreaterThan(1 / 20_000_000);
  });

  it('count every way in which the reels can stop, and none pays more than the most', () => {
    const stops = rules.reels.reduce((ways, { length }) => ways * BigInt(length), 1n);
    expect([...counted.values()].reduce((sum, count) => sum + count, 0n) % stops).toBe(0n);
    expect(Math.max(...[...counted].flatMap(([tenths, count]) => (count > 0n ? [tenths] : [])))).toBe(rules.most);
  });

  it('agree with as many spins as a player never plays', () => {
    const spins = 20_000;
    const random = lcg(20_261_123);
    let [paid, won] = [0, 0];
    for (let spin = 0; spin < spins; spin += 1) {
      const tenths = spinPays(rules, anyDraws(rules, random));
      paid += tenths / 10;
      won += tenths > 0 ? 1 : 0;
    }
    const { returnToPlayer, variance, hitRate } = rules.odds;
    const [mean, spread, hits] = [asNumber(returnToPlayer), asNumber(variance), asNumber(hitRate)];
    expect(Math.abs(paid / spins - mean)).toBeLessThan(4 * Math.sqrt(spread / spins));
    expect(Math.abs(won / spins - hits)).toBeLessThan(4 * Math.sqrt((hits * (1 - hits)) / spins));
  });

  it('promise nothing that cannot come: where nothing more is possible, nothing is waited for', () => {
    const random = lcg(7);
    for (let spin = 0; spin < 500; spin += 1) {
      const drawn = anyDraws(rules, random);
      if (rules.stillPossible(drawn.slice(0, rules.reels.length)) > 0) expect(spinPays(rules, drawn)).toBeGreaterThan(0);
    }
  });

  it('pays nothing before the first spin', () => {
    expect(spinPays(rules, rules.rest)).toBe(0);
  });
});

/** Numbers as the spin asks for them. */
function anyDraws(rules: SlotRules, random: () => number): number[] {
  const drawn: number[] = [];
  const game = rules.play();
  for (let step = game.next(); !step.done; step = game.next(drawn.at(-1) ?? 0)) drawn.push(Math.floor(random() * step.value));
  return drawn;
}

/** Repeatable chance. */
function lcg(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number(state >> 32n) / 2 ** 32;
  };
}
