import type { BoardMeasure } from '@pavilion/api/boards';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';

/** How scores and days of a board are told. */
export interface BoardTexts {
  score(score: string): string;
  days(days: { from: string; until: string }): string;
}

export function useBoardTexts(by: BoardMeasure): BoardTexts {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const money = useMoney();
  const day = (each: string) => formatDate(each, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    score: (score) =>
      by === 'multiplier'
        ? formatMessage({ id: 'leaderboard.times' }, { times: formatNumber(Number(score) / 100, { maximumFractionDigits: 2 }) })
        : money(score),
    days: ({ from, until }) =>
      from === until ? day(from) : formatMessage({ id: 'leaderboard.days' }, { from: day(from), until: day(until) }),
  };
}
