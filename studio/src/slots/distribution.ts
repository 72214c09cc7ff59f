import { cascadeDistribution } from './cascade/cascade-distribution';
import { freeDistribution } from './free/free-distribution';
import { holdDistribution } from './hold/hold-distribution';
import { lineDistribution } from './lines/line-distribution';
import type { Distribution } from './odds-of';
import type { SlotRules } from './slot-rules';
import { wayDistribution } from './ways/way-distribution';

const COUNTED = { lines: lineDistribution, ways: wayDistribution, anywhere: cascadeDistribution };

/** How many of all the ways in which a spin can go pay how much, in tenths of the stake: counted, never sampled. */
export function payDistribution(rules: SlotRules): Distribution {
  const { hold, free } = rules;
  if (hold) return new Map(holdDistribution({ ...rules, hold }).entries());
  if (free) return new Map(freeDistribution({ ...rules, free }).entries());
  if (rules.kind === 'hold' || rules.kind === 'free') throw new Error(`${rules.id} has no bonus.`);
  return new Map([...COUNTED[rules.kind](rules)].map(([tenths, count]) => [tenths, BigInt(count)]));
}
