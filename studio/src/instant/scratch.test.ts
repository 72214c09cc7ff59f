import fc from 'fast-check';
import { percentOf } from '../models/fraction';
import { hitRateOf, returnOf, RISKS, topOf } from './instant-rules';
import { EQUAL, FIELDS, fieldsOf, PAIRS, PICTURES, POOL, POOLS, prizeOf, scratch } from './scratch';

/** Numbers as they are drawn: the ticket first. */
const drawn = (ticket?: number) =>
  fc.tuple(
    ...scratch
      .sizes({ risk: 'low' })
      .map((size, at) => (at === 0 && ticket !== undefined ? fc.constant(ticket) : fc.nat(size - 1))),
  );

/** How often each picture lies on a card, the most frequent first. */
const counts = (fields: readonly string[]) =>
  [...new Set(fields)]
    .map((picture) => [picture, fields.filter((each) => each === picture).length] as const)
    .sort(([, one], [, other]) => other - one);

describe.each(RISKS)('a pool of %s risk', (risk) => {
  it('returns exactly 97 %, counted ticket by ticket', () => {
    let [paid, won] = [0, 0];
    for (let ticket = 0; ticket < POOL; ticket += 1) {
      const multiplier = scratch.multiplier({ risk }, [ticket]);
      paid += multiplier;
      won += multiplier > 0 ? 1 : 0;
    }
    expect(returnOf(scratch, { risk })).toEqual({ numerator: 97n, denominator: 100n });
    expect(paid).toBe(97 * POOL);
    expect(percentOf(hitRateOf(scratch, { risk }))).toBe(percentOf({ numerator: BigInt(won), denominator: BigInt(POOL) }));
  });

  it('has a prize for each picture, the largest first, and none that is less than the stake', () => {
    const multipliers = POOLS[risk].map(({ multiplier }) => multiplier);
    expect(multipliers).toHaveLength(PICTURES.length);
    expect(multipliers).toEqual([...new Set(multipliers)].sort((one, other) => other - one));
    expect(multipliers.at(-1)).toBeGreaterThanOrEqual(100);
    expect(topOf(scratch, { risk })).toBe(multipliers[0]);
  });

  it('shows three equal pictures on each ticket that wins, and never on one that does not', () => {
    let first = 0;
    for (const [at, { tickets }] of POOLS[risk].entries()) {
      expect([prizeOf({ risk }, first), prizeOf({ risk }, first + tickets - 1)]).toEqual([at, at]);
      fc.assert(
        fc.property(drawn(first), (numbers) => {
          const fields = fieldsOf({ risk }, numbers);
          expect(fields).toHaveLength(FIELDS);
          expect(counts(fields).map(([, count]) => count)).toEqual([EQUAL, 2, 2, 1, 1]);
          expect(counts(fields)[0]?.[0]).toBe(PICTURES[at]);
        }),
        { numRuns: 30 },
      );
      first += tickets;
    }
    expect(prizeOf({ risk }, first)).toBeUndefined();
    fc.assert(
      fc.property(drawn(POOL - 1), (numbers) => {
        expect(counts(fieldsOf({ risk }, numbers)).map(([, count]) => count)).toEqual([2, 2, 1, 1, 1, 1, 1]);
      }),
    );
  });
});

describe('a card that does not win', () => {
  const rest = scratch.sizes({ risk: 'high' }).slice(3);
  /** All ways in which its first two pictures are drawn: they are the ones that lie twice. */
  const cards = Array.from({ length: 9 }, (_, one) =>
    Array.from({ length: 8 }, (__, other) => fieldsOf({ risk: 'high' }, [POOL - 1, one, other, ...rest.map(() => 0)])),
  ).flat();
  const twiceOn = (fields: readonly string[]) =>
    counts(fields)
      .filter(([, count]) => count === PAIRS)
      .map(([picture]) => picture);

  it('has each picture twice in two of nine cards, that of the largest prize no more often than that of the smallest', () => {
    const twice = cards.flatMap(twiceOn);
    for (const picture of PICTURES) expect(twice.filter((each) => each === picture)).toHaveLength((cards.length * 2) / 9);
  });

  it('has fewer pairs than pictures that chance alone would lay', () => {
    // Nine times one of nine pictures: of so many ways, how many pairs there are where nothing lies three times.
    let ways = new Map<string, number>([['0,0', 1]]);
    for (let field = 0; field < FIELDS; field += 1) {
      const next = new Map<string, number>();
      const add = (once: number, twice: number, count: number) =>
        next.set(`${once},${twice}`, (next.get(`${once},${twice}`) ?? 0) + count);
      for (const [key, count] of ways) {
        const [once = 0, twice = 0] = key.split(',').map(Number);
        if (PICTURES.length > once + twice) add(once + 1, twice, count * (PICTURES.length - once - twice));
        if (once > 0) add(once - 1, twice + 1, count * once);
      }
      ways = next;
    }
    const all = [...ways.values()].reduce((sum, count) => sum + count, 0);
    const pairs = [...ways].reduce((sum, [key, count]) => sum + Number(key.split(',')[1]) * count, 0) / all;
    expect(pairs).toBeGreaterThan(PAIRS);
    expect(cards.every((fields) => twiceOn(fields).length === PAIRS)).toBe(true);
  });

  it('lays pictures anywhere: each field takes each of them', () => {
    const sizes = scratch.sizes({ risk: 'low' });
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.tuple(...sizes.map((size) => fc.nat(size - 1))), (numbers) => {
        fieldsOf({ risk: 'low' }, numbers).forEach((picture, field) => seen.add(`${field} ${picture}`));
      }),
      { numRuns: 2_000 },
    );
    expect(seen.size).toBe(FIELDS * PICTURES.length);
  });
});
