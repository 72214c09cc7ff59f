import { cascadeDistribution } from './cascade/cascade-distribution';
import { lineDistribution } from './lines/line-distribution';
import type { Distribution } from './odds-of';
import type { SlotRules } from './slot-rules';
import { wayDistribution } from './ways/way-distribution';

const COUNTED = { lines: lineDistribution, ways: wayDistribution, anywhere: cascadeDistribution };

/** How many of all the ways in which the reels can stop pay how much, in tenths of the stake: counted, never sampled. */
export function payDistribution(rules: SlotRules): Distribution {
  return new Map([...COUNTED[rules.kind](rules)].map(([tenths, count]) => [tenths, BigInt(count)]));
}
