import type { LevelCondition, LevelsValue } from '@pavilion/api/levels';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';

/** What ranks and conditions are called. */
export interface LevelTexts {
  label(rank: number): string;
  condition(kind: LevelCondition['kind']): string;
  /** So much of a condition: money or days. */
  amount(kind: LevelCondition['kind'], amount: string): string;
  /** Hundredths of a per cent. */
  rate(hundredths: number): string;
  /** A day of the calendar. */
  day(day: string): string;
}

export function useLevelTexts(ladder: LevelsValue['ladder']): LevelTexts {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const locale = useLocale();
  const money = useMoney();
  return {
    label: (rank) => ladder[rank]?.label[locale] ?? formatMessage({ id: 'vip.rank' }, { rank }),
    condition: (kind) => formatMessage({ id: `vip.condition.${kind}` }),
    amount: (kind, amount) => (kind === 'days' ? formatMessage({ id: 'vip.days' }, { days: Number(amount) }) : money(amount)),
    rate: (hundredths) => formatNumber(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
    day: (day) => formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  };
}
