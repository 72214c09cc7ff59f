import { OUTCOMES, TARGETS, winningOutcomes } from './odds';

/** How many of a hundred rounds win, from the boldest bet to the safest. */
export function hitRate(): { from: string; to: string } {
  const { min, max } = TARGETS.under;
  return { from: percent(winningOutcomes('under', min)), to: percent(winningOutcomes('under', max)) };
}

function percent(outcomes: number): string {
  return ((outcomes / OUTCOMES) * 100).toFixed(2);
}
