import type { DepositMethod } from '@pavilion/api/wallet';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { feeOf } from '@pavilion/money';
import { MoneySummary } from '../../features/MoneySummary';
import { amountProblem } from './amount-problem';

/** What the typed amount costs by this way, and how long it takes. */
export function DepositSummary({ method, typed }: { method: DepositMethod; typed: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const amount = amountProblem(typed, method) ? undefined : parseAmount(typed);
  const fee = feeOf(amount ?? 0n, method.feeBps);
  const shown = (minor: bigint) => (amount === undefined ? '–' : money(minor));
  return (
    <MoneySummary
      title={formatMessage({ id: 'summary.title' })}
      items={[
        { label: formatMessage({ id: 'review.method' }), value: method.name[locale] },
        {
          label: formatMessage({ id: 'summary.takes' }),
          value: formatMessage({ id: 'deposit.minutes' }, { minutes: method.minutes }),
        },
        { label: formatMessage({ id: 'review.credited' }), value: shown(amount ?? 0n) },
        {
          label: formatMessage({ id: 'review.fee' }),
          value: method.feeBps === 0 ? formatMessage({ id: 'deposit.noFee' }) : shown(fee),
        },
        { label: formatMessage({ id: 'review.total' }), value: shown((amount ?? 0n) + fee), strong: true },
      ]}
    />
  );
}
