import { MODEL_IDS } from '../models/models';
import { decisionsOn } from './checks/rules';
import { isCheap, isOff, simulate } from './simulate';

type PaysOn = NonNullable<Parameters<typeof simulate>[2]>;

/** What a fifth of a second of a processor decides, of the cheap models and of the others. `pnpm soak fairness` decides millions of each. */
const [MANY, FEW] = [20_000, 1_000];
const CHEAP = MODEL_IDS.filter(isCheap);

/** So many twentieths of what a model pays. */
function twentieths(count: bigint): PaysOn {
  return (id, bet) => {
    const decide = decisionsOn(id, bet);
    return (seeds) => ({ payout: (decide(seeds).payout * count) / 20n });
  };
}

describe('simulated rounds', () => {
  it.each(MODEL_IDS)('come to what is exactly expected: %s', (id) => {
    const rounds = isCheap(id) ? MANY : FEW;
    const simulated = simulate(id, rounds);
    expect(simulated).toMatchObject({ rounds, exact: expect.any(Number) });
    expect([simulated, isOff(simulated)]).toEqual([simulated, false]);
  });

  it.each(CHEAP)('find a model that returns twice of what it should: %s', (id) => {
    expect(isOff(simulate(id, MANY, twentieths(40n)))).toBe(true);
  });

  it('find a model that returns a little more or less than it should', () => {
    expect([19n, 20n, 21n].map((count) => isOff(simulate('coin-1', MANY, twentieths(count))))).toEqual([true, false, true]);
  });
});
