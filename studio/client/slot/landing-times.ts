import type { SlotRules } from '../../src/slots/slot-rules';

/** From the first reel to the last, however many there are. */
const ALL_STOPS_MS = 680;
/** A reel takes its time once all but two stand, or the last, and what still runs could pay this much, in tenths of the stake. */
const WORTH_WAITING_FOR = 500;
const WAIT_MS = 350;

/** When each reel begins to land, left to right, after the result is known. The wait is for what can still come, never for what cannot. */
export function landingTimes(rules: Pick<SlotRules, 'stillPossible'>, stops: readonly number[]): number[] {
  const between = ALL_STOPS_MS / (stops.length - 1);
  let at = 0;
  return stops.map((_, reel) => {
    const late = reel >= Math.max(stops.length - 2, 2);
    const waits = late && rules.stillPossible(stops.slice(0, reel)) >= WORTH_WAITING_FOR;
    if (reel > 0) at += between + (waits ? WAIT_MS : 0);
    return at;
  });
}
