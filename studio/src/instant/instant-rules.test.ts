import fc from 'fast-check';
import { readings } from '../draws/below';
import { drawUntil } from '../draws/draw-until';
import { asNumber, type Fraction, lowest, percentOf } from '../models/fraction';
import { CURRENCIES, limitsOf } from '../money/currencies';
import golden from './fixtures/golden-rounds.json';
import published from './fixtures/published-results.json';
import { hitRateOf, type InstantRules, outcomeIn, type Pay, returnOf, RISKS, topOf, waysIn, writtenChoice } from './instant-rules';
import { cardGuess, isRight } from './card-guess';
import { coin, SIDES } from './coin';
import { CUPS, cups } from './cups';
import { ballsOf, DRAWN, keno, type KenoChoice, MOST_PICKED, NUMBERS } from './keno';
import { climbOf, limbo, TARGETS } from './limbo';
import { plinko, ROWS } from './plinko';
import { limitsFor, payoutOf, stakeStep } from './stakes';
import { scratch } from './scratch';
import { SEGMENTS, segmentsOf, wheel } from './wheel';

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
const PLINKO = RISKS.flatMap((risk) => from(ROWS.min, ROWS.max - ROWS.min + 1).map((rows) => ({ risk, rows })));
const WHEEL = RISKS.flatMap((risk) => SEGMENTS.map((segments) => ({ risk, segments })));
const KENO = RISKS.flatMap((risk) => from(1, MOST_PICKED).map((picked) => ({ risk, numbers: from(1, picked) })));
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const GUESSES = [
  ...SUITS.map((suit) => ({ suit })),
  ...from(1, 13).flatMap((rank) => [{ rank }, ...SUITS.map((suit) => ({ suit, rank }))]),
];
const LIMBO = [101, 102, 137, 150, 198, 200, 333, 1_000, 9_999, 123_456, 999_967, 1_000_000].map((target) => ({ target }));

/** Every choice, or for limbo some of its targets, with its rules. */
const CHOICES: readonly (readonly [InstantRules<never>, object])[] = [
  ...LIMBO.map((choice) => [limbo, choice] as const),
  ...PLINKO.map((choice) => [plinko, choice] as const),
  ...WHEEL.map((choice) => [wheel, choice] as const),
  ...KENO.map((choice) => [keno, choice] as const),
  ...SIDES.map((side) => [coin, { side }] as const),
  ...RISKS.map((risk) => [scratch, { risk }] as const),
  ...CUPS.map((cup) => [cups, { cup }] as const),
  ...GUESSES.map((choice) => [cardGuess, choice] as const),
] as never;
const RULES = {
  'limbo-1': limbo,
  'plinko-1': plinko,
  'wheel-1': wheel,
  'keno-1': keno,
  'coin-1': coin,
  'scratch-1': scratch,
  'cups-1': cups,
  'card-guess-1': cardGuess,
} as unknown as Readonly<Record<string, InstantRules<object>>>;
const EXACTLY_99 = ['coin-1', 'wheel-1', 'cups-1', 'card-guess-1'];
const named = (choices: readonly object[]) => choices.map((choice) => [JSON.stringify(choice), choice as never] as const);

function drawn<Choice extends object>(
  rules: InstantRules<Choice>,
  choice: Choice,
  seeds: object,
  nonce: number,
): readonly number[] {
  return drawUntil({ ...(seeds as { serverSeed: string; clientSeed: string }), nonce }, (words) => outcomeIn(rules, choice, words));
}

describe('what is drawn', () => {
  it.each(golden.rounds.map((round) => [`${round.model} ${round.nonce}`, round] as const))(
    'is for seeds and a nonce what another program worked out: %s',
    (_, { model, choice, nonce, drawn: expected, multiplier, ...looks }) => {
      const rules = RULES[model] as InstantRules<object>;
      expect(drawn(rules, choice, golden, nonce)).toEqual(expected);
      expect(rules.multiplier(choice, expected)).toBe(multiplier);
      expect({ ...rules.looks?.(choice, expected) }).toEqual(looks);
    },
  );

  it('is what games in production published for their seeds', () => {
    const each = <Result>(
      { results, firstNonce }: { results: Result[]; firstNonce: number },
      test: (result: Result, nonce: number) => void,
    ) => results.forEach((result, at) => test(result, firstNonce + at));
    const sixteen = { risk: 'low', rows: 16 } as const;
    each(published.plinko, (path, nonce) =>
      expect(
        drawn(plinko, sixteen, published.plinko, nonce)
          .map((step) => 'LR'[step])
          .join(''),
      ).toBe(path),
    );
    each(published.keno, (places, nonce) =>
      expect(ballsOf(drawn(keno, { risk: 'low', numbers: [1] }, published.keno, nonce))).toEqual(places.map((place) => place + 1)),
    );
    each(published.limbo, (climb, nonce) =>
      expect(climbOf(drawn(limbo, { target: 200 }, published.limbo, nonce)[0] ?? 0)).toBe(Math.round(Number(climb) * 100)),
    );
  });

  it('favours no number: what would is passed over', () => {
    // Of words of 32 bits, six would be too many for 0, 10, 20 and 30 of 40 in equal shares.
    expect(readings([0, 2 ** 32 - 1], [40])).toEqual([
      { word: 0, size: 40, drawn: undefined },
      { word: 2 ** 32 - 1, size: 40, drawn: 39 },
    ]);
    expect(readings([0, 2 ** 31], [2, 2]).map((read) => read.drawn)).toEqual([0, 1]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat({ max: 49 }), (size, at) => {
        fc.pre(at < size);
        expect(wordsFor(at, size)).toBe(Math.floor(2 ** 32 / size));
      }),
    );
  });
});

/** How many words give a number, from the first and the last that do. */
function wordsFor(number: number, size: number): number {
  const gives = (word: number) => readings([word], [size])[0]?.drawn === number;
  const [low, high] = [Math.ceil((number * 2 ** 32) / size), Math.ceil(((number + 1) * 2 ** 32) / size) - 1];
  return high - low + 1 - (gives(low) ? 0 : 1);
}

describe('the return of every choice', () => {
  it.each(named(PLINKO))('is that of all paths: plinko %s', (_, choice) => expectPays(plinko, choice, allPaths(choice)));

  it.each(named(WHEEL))('is that of all segments: wheel %s', (_, choice) =>
    expectPays(
      wheel,
      choice,
      segmentsOf(choice).map((multiplier) => ({ multiplier, ways: 1n })),
    ),
  );

  it.each(named(KENO))('is that of all draws: keno %s', (_, choice) => expectPays(keno, choice, allDraws(choice)));

  it.each(named(CUPS.map((cup) => ({ cup }))))('is that of all cups: %s', (_, choice: { cup: 1 | 2 | 3 }) =>
    expectPays(
      cups,
      choice,
      from(0, 3).map((under) => ({ multiplier: cups.multiplier(choice, [under]), ways: 1n })),
    ),
  );

  it.each(named(GUESSES))('is that of all cards: %s', (_, choice: (typeof GUESSES)[number]) => {
    const cards = from(0, 52).map((card) => ({ multiplier: cardGuess.multiplier(choice, [card]), ways: 1n }));
    expectPays(cardGuess, choice, cards);
    const right = from(0, 52).filter((card) => isRight(choice, card)).length;
    expect(right).toBe('suit' in choice ? ('rank' in choice ? 1 : 13) : 4);
  });

  it.each(named(LIMBO))('is that of all numbers: limbo %s', (_, choice: { target: number }) => {
    const all = 2 ** 24;
    // A higher number goes less far: the first that does not reach the target is looked for.
    let [reaches, fails] = [0, all];
    while (fails - reaches > 1) {
      const middle = (reaches + fails) >> 1;
      if (limbo.multiplier(choice, [middle]) > 0) reaches = middle;
      else fails = middle;
    }
    expectPays(limbo, choice, [
      { multiplier: choice.target, ways: BigInt(fails) },
      { multiplier: 0, ways: BigInt(all - fails) },
    ]);
  });

  it('is 99 % for coin, wheel, cups and cards, and for the others never above it and never below what is published', () => {
    for (const [rules, choice] of CHOICES) {
      const back = asNumber(returnOf(rules, choice as never));
      expect([rules.id, choice, back <= 0.99]).toEqual([rules.id, choice, true]);
      expect(back).toBeGreaterThanOrEqual(asNumber(returnOf(rules, rules.extremes.lowestReturn)));
      expect(hitsOf(rules, choice)).toBeLessThanOrEqual(hitsOf(rules, rules.extremes.often));
      expect(hitsOf(rules, choice)).toBeGreaterThanOrEqual(hitsOf(rules, rules.extremes.seldom));
    }
    for (const [rules, choice] of CHOICES.filter(([{ id }]) => EXACTLY_99.includes(id)))
      expect(returnOf(rules, choice as never)).toEqual({ numerator: 99n, denominator: 100n });
    expect(Object.values(RULES).map((rules) => percentOf(returnOf(rules, rules.extremes.lowestReturn)))).toEqual([
      '98.94',
      '98.75',
      '99.00',
      '98.84',
      '99.00',
      '97.00',
      '99.00',
      '99.00',
    ]);
  });

  it('is nowhere lower for limbo than at the published target', () => {
    const back = (target: number) => target * Number(limbo.pays({ target })[0]?.ways);
    const least = from(TARGETS.min, TARGETS.max - TARGETS.min + 1).reduce((one, other) => (back(other) < back(one) ? other : one));
    expect(back(least)).toBe(back(limbo.extremes.lowestReturn.target));
  });
});

const hitsOf = (rules: InstantRules<never>, choice: object) => asNumber(hitRateOf(rules, choice as never));

function expectPays<Choice extends object>(rules: InstantRules<Choice>, choice: Choice, counted: readonly Pay[]): void {
  const paid = counted.reduce((sum, { multiplier, ways }) => sum + BigInt(multiplier) * ways, 0n);
  const winning = counted.reduce((sum, { multiplier, ways }) => (multiplier > 0 ? sum + ways : sum), 0n);
  const all = waysIn(counted);
  expect(returnOf(rules, choice)).toEqual<Fraction>(lowest(paid, all * 100n));
  expect(hitRateOf(rules, choice)).toEqual<Fraction>(lowest(winning, all));
  expect(topOf(rules, choice)).toBe(counted.reduce((most, { multiplier }) => Math.max(most, multiplier), 0));
}

/** Path by path. */
function allPaths(choice: { readonly risk: (typeof RISKS)[number]; readonly rows: number }): Pay[] {
  return Array.from({ length: 2 ** choice.rows }, (_, path) => ({
    multiplier: plinko.multiplier(
      choice,
      from(0, choice.rows).map((row) => (path >> row) & 1),
    ),
    ways: 1n,
  }));
}

/** Ball by ball: behind equally many hits so far, the ways go on alike. */
function allDraws(choice: KenoChoice): Pay[] {
  const picked = choice.numbers.length;
  let ways = new Map([[0, 1n]]);
  for (let ball = 0; ball < DRAWN; ball += 1) {
    const next = new Map<number, bigint>();
    const add = (hits: number, count: bigint) => next.set(hits, (next.get(hits) ?? 0n) + count);
    for (const [hits, count] of ways) {
      if (picked > hits) add(hits + 1, count * BigInt(picked - hits));
      add(hits, count * BigInt(NUMBERS - ball - (picked - hits)));
    }
    ways = next;
  }
  // The picked numbers are 1, 2, 3 …: the place 0 hits until all are drawn, the last place misses.
  return [...ways].map(([hits, count]) => ({ multiplier: keno.multiplier(choice, placesWith(hits)), ways: count }));
}

function placesWith(hits: number): number[] {
  return from(0, DRAWN).map((ball) => (ball < hits ? 0 : NUMBERS - ball - 1));
}

describe('stakes', () => {
  it.each(CURRENCIES)('in %s are paid without rounding, and win no more than the studio pays, whatever is chosen', (currency) => {
    const { coin: smallest, minStake, maxWin } = limitsOf(currency);
    for (const [rules, choice] of CHOICES) {
      const { maxStake } = limitsFor(rules, choice as never, currency);
      expect([rules.id, choice, maxStake >= minStake]).toEqual([rules.id, choice, true]);
      expect(minStake % stakeStep(currency)).toBe(0n);
      for (const { multiplier } of rules.pays(choice as never)) {
        expect(payoutOf(maxStake, multiplier)).toBeLessThanOrEqual(maxWin);
        expect((stakeStep(currency) * BigInt(multiplier)) % 100n).toBe(0n);
        expect(payoutOf(stakeStep(currency), multiplier) % smallest).toBe(0n);
      }
    }
  });
});

describe('a choice', () => {
  it('has one text, however it comes', () => {
    expect(writtenChoice(keno, { risk: 'low', numbers: [9, 3, 40] })).toBe('{"numbers":[3,9,40],"risk":"low"}');
    expect(writtenChoice(plinko, JSON.parse('{"rows":8,"risk":"high"}'))).toBe('{"risk":"high","rows":8}');
  });

  it.each([
    [limbo, { target: 100 }],
    [limbo, { target: 1_000_001 }],
    [limbo, { target: 150.5 }],
    [plinko, { risk: 'low', rows: 7 }],
    [plinko, { risk: 'reckless', rows: 8 }],
    [wheel, { risk: 'low', segments: 15 }],
    [keno, { risk: 'low', numbers: [] }],
    [keno, { risk: 'low', numbers: [3, 3] }],
    [keno, { risk: 'low', numbers: [0] }],
    [keno, { risk: 'low', numbers: [41] }],
    [keno, { risk: 'low', numbers: from(1, 11) }],
    [coin, { side: 'rim' }],
    [scratch, { risk: 'none' }],
    [cups, { cup: 0 }],
    [cups, { cup: 4 }],
    [cardGuess, {}],
    [cardGuess, { suit: 'stars' }],
    [cardGuess, { rank: 14 }],
    [cardGuess, { suit: 'clubs', rank: 0 }],
  ])('that cannot be played has none: %#', (rules, choice) => {
    expect(writtenChoice(rules as InstantRules<object>, choice)).toBeUndefined();
  });
});
