import type { WithdrawalMethod, WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { feeOf } from '@pavilion/money';
import { MoneySummary } from '../../features/MoneySummary';

interface WithdrawSummaryProps {
  terms: WithdrawalTerms;
  method: WithdrawalMethod | undefined;
  typed: string;
}

/** What there is to withdraw from, and what of the typed amount arrives. */
export function WithdrawSummary({ terms, method, typed }: WithdrawSummaryProps) {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  const amount = parseAmount(typed);
  const fee = amount === undefined || !method ? undefined : feeOf(amount, method.feeBps);
  return (
    <MoneySummary
      title={formatMessage({ id: 'summary.title' })}
      items={[
        { label: formatMessage({ id: 'balance.label' }), value: money(terms.balance) },
        { label: formatMessage({ id: 'summary.today' }), value: money(terms.today.amount) },
        { label: formatMessage({ id: 'summary.requests' }), value: formatNumber(terms.today.count) },
        ...(amount === undefined || fee === undefined
          ? []
          : [
              {
                label: formatMessage({ id: 'review.fee' }),
                value: fee === 0n ? formatMessage({ id: 'deposit.noFee' }) : money(fee),
              },
              { label: formatMessage({ id: 'withdraw.arrives' }), value: money(amount - fee), strong: true },
            ]),
      ]}
    />
  );
}
