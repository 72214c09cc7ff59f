import { MODEL_IDS } from '../models/models';
import { decisionsOn } from './checks/rules';
import { isOff, simulate } from './simulate';

/** Ten million of each take hours; these are a spot check that costs nothing. */
const FEW = 60;
const MANY = 20_000;

describe('simulated rounds', () => {
  it.each(MODEL_IDS)('come to what is exactly expected: %s', (id) => {
    const simulated = simulate(id, FEW);
    expect(simulated).toMatchObject({ rounds: FEW, exact: expect.any(Number) });
    expect([simulated, isOff(simulated)]).toEqual([simulated, false]);
  });

  it('find a model that returns a little more or less than it should', () => {
    const twentieths = (count: bigint): Parameters<typeof simulate>[2] => {
      return (id, bet) => (seeds) => ({ payout: (decisionsOn(id, bet)(seeds).payout * count) / 20n });
    };
    expect(isOff(simulate('coin-1', MANY))).toBe(false);
    expect([19n, 21n].map((count) => isOff(simulate('coin-1', MANY, twentieths(count))))).toEqual([true, true]);
  });
});
