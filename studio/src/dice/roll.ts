import { numbersBelow } from '../draws/below';
import { drawUntil } from '../draws/draw-until';
import type { RoundSeeds } from '../models/model';
import { OUTCOMES } from './odds';

/** The outcome in hundredths, 0–10 000, each with equally many words. */
export function rollOf(seeds: RoundSeeds): number {
  const [roll = 0] = drawUntil(seeds, (words) => numbersBelow(words, [OUTCOMES]));
  return roll;
}
