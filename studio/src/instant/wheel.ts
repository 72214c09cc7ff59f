import { gathered, isRisk, type InstantRules, type Risk, RISKS } from './instant-rules';

export interface WheelChoice {
  readonly risk: Risk;
  readonly segments: number;
}

export const SEGMENTS = [10, 20, 30, 40, 50] as const;

/** What every second segment pays at medium risk, beside the two prizes that there are most of. */
const MEDIUM: Readonly<Record<number, readonly number[]>> = {
  10: [150, 200, 150, 300, 190],
  20: [150, 200, 150, 230, 150, 200, 150, 400, 150, 200],
  30: [150, 200, 150, 200, 150, 170, 150, 500, 150, 200, 150, 300, 150, 200, 150],
  40: [150, 200, 150, 200, 150, 160, 150, 200, 150, 600, 150, 200, 150, 200, 150, 300, 150, 200, 150, 200],
  50: [150, 200, 150, 200, 150, 200, 150, 200, 150, 250, 150, 200, 150, 750, 150, 200, 150, 200, 150, 200, 150, 200, 150, 200, 150],
};

/** What the segments pay, in hundredths, clockwise from the top. On each wheel they add up to 99 a segment. */
export function segmentsOf({ risk, segments }: WheelChoice): number[] {
  if (risk === 'high') return Array.from({ length: segments }, (_, at) => (at === 0 ? 99 * segments : 0));
  if (risk === 'medium') return (MEDIUM[segments] ?? []).flatMap((prize) => [prize, 0]);
  const tens = segments / 10;
  return Array.from({ length: tens }, (_, ten) => [
    120,
    50,
    ten === 0 ? 110 + 40 * tens : 110,
    0,
    120,
    100,
    160,
    50,
    120,
    120,
  ]).flat();
}

/** A wheel stops with equal chance at each of its segments. */
export const wheel: InstantRules<WheelChoice> = {
  id: 'wheel-1',
  canonical: ({ risk, segments }) => (isRisk(risk) && SEGMENTS.some((each) => each === segments) ? { risk, segments } : undefined),
  sizes: ({ segments }) => [segments],
  multiplier: (choice, [segment = -1]) => segmentsOf(choice)[segment] ?? 0,
  pays: (choice) => gathered(segmentsOf(choice).map((multiplier) => ({ multiplier, ways: 1n }))),
  boldest: () => RISKS.flatMap((risk) => SEGMENTS.map((segments) => ({ risk, segments }))),
  extremes: {
    lowestReturn: { risk: 'low', segments: 10 },
    often: { risk: 'low', segments: 10 },
    seldom: { risk: 'high', segments: 50 },
  },
};
