import type { LimitKind, LimitPeriod } from '@pavilion/api/protection';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';

/** Limits in words: money of most kinds, minutes of time. */
export function useLimitTexts() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const amount = (kind: LimitKind, value: string) =>
    kind === 'session' ? formatMessage({ id: 'limits.minutes' }, { minutes: Number(value) }) : money(value);
  return {
    amount,
    /** The same where there may be no limit. */
    value: (kind: LimitKind, value: string | null) => (value === null ? formatMessage({ id: 'limits.none' }) : amount(kind, value)),
    name: (kind: LimitKind, period: LimitPeriod) =>
      formatMessage({ id: 'limits.name' }, { kind: formatMessage({ id: `limits.kind.${kind}` }), period: periodOf(kind, period) }),
    period: periodOf,
  };

  function periodOf(kind: LimitKind, period: LimitPeriod): string {
    return formatMessage({ id: kind === 'session' ? 'limits.period.today' : `limits.period.${period}` });
  }
}
