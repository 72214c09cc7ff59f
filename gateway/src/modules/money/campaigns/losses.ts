import { addDays } from '@pavilion/time';
import type { DayRange } from '../../../platform/time';
import type { CountedPlay } from '../counted-play';
import type { CampaignStore } from './store';

/** What of a member's losses is paid back: the days that nothing was paid for yet, and how much was lost in them. */
export interface UnpaidLoss extends DayRange {
  /** More or less than was lost in these days, where rounds of days before moved after they were paid for. */
  loss: bigint;
}

/**
 * The full days of a period up to yesterday that no cashback was paid for, whatever campaign paid it and however long its periods are. Undefined while there is none.
 * What moved since in days that were paid for is made good here: it is never taken from a wallet.
 */
export async function unpaidLoss(
  store: Pick<CampaignStore, 'lossesOf'>,
  countedPlay: Pick<CountedPlay, 'days'>,
  asked: { memberId: string; today: string; days: number; since: string },
): Promise<UnpaidLoss | undefined> {
  const { memberId, today, days, since } = asked;
  const paid = await store.lossesOf(memberId);
  const last = paid.at(-1)?.to;
  const starts = [addDays(today, -days), since, ...(last === undefined ? [] : [addDays(last, 1)])].sort();
  const range = { from: starts.at(-1) ?? today, to: addDays(today, -1) };
  if (range.from > range.to) return undefined;
  const counted = await countedPlay.days(memberId, { from: paid[0]?.from ?? range.from, to: range.to });
  const within = (day: string) => [...paid, range].some(({ from, to }) => from <= day && day <= to);
  const lost = counted.filter(({ day }) => within(day)).reduce((sum, { bets, wins }) => sum + bets - wins, 0n);
  return { ...range, loss: lost - paid.reduce((sum, { loss }) => sum + loss, 0n) };
}
