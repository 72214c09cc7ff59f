import { rangeOf } from './range';

describe('a range by name', () => {
  // Half past midnight in Dhaka, the evening before in Greenwich.
  const now = new Date('2026-03-01T18:30:00Z');

  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['yesterday', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-24', '2026-03-02'],
    ['thirty', '2026-02-01', '2026-03-02'],
    ['ninety', '2025-12-03', '2026-03-02'],
    ['month', '2026-03-01', '2026-03-02'],
  ] as const)('%s is from %s to %s, as the brand counts its days', (preset, from, to) =>
    expect(rangeOf(preset, 'Asia/Dhaka', now)).toEqual({ from, to }),
  );
});
