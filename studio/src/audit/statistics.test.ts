import { chebyshevP, chiSquareP, normalP, runsZ, serialZ } from './statistics';

describe('the audit’s statistics', () => {
  it('agree with the tables of textbooks', () => {
    expect(chiSquareP(6.635, 1)).toBeCloseTo(0.01, 5);
    expect(chiSquareP(18.307, 10)).toBeCloseTo(0.05, 5);
    expect(chiSquareP(135.807, 100)).toBeCloseTo(0.01, 5);
    expect(normalP(2.5758)).toBeCloseTo(0.01, 5);
    expect(normalP(-1.96)).toBeCloseTo(0.05, 4);
    expect([chebyshevP(10), chebyshevP(-4), chebyshevP(0)]).toEqual([0.01, 0.0625, 1]);
  });

  it('tell an order from none', () => {
    const alternating = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 0.1 : 0.9));
    const rising = Array.from({ length: 100 }, (_, at) => (at + 0.5) / 100);
    expect(runsZ(alternating)).toBeGreaterThan(9);
    expect(runsZ(rising)).toBeLessThan(-9);
    expect(serialZ(alternating)).toBeLessThan(-9);
    expect(serialZ(rising)).toBeGreaterThan(9);
  });
});
