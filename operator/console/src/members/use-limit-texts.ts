import type { LimitKind, LimitPeriod } from '@pavilion/api/protection';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';

/** Limits in words: money of most kinds, minutes of time. */
export function useLimitTexts(currency: string) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  return {
    name: (kind: LimitKind, period: LimitPeriod) =>
      `${t(`memberLimits.kind.${kind}`)}, ${t(kind === 'session' ? 'memberLimits.period.today' : `memberLimits.period.${period}`)}`,
    value(kind: LimitKind, value: string | null): string {
      if (value === null) return t('memberLimits.none');
      return kind === 'session' ? t('memberLimits.time', { minutes: Number(value) }) : amountOf(value, currency);
    },
  };
}
