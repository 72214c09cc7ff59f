import { HistoryList } from '@pavilion/features/history';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { stateTones } from '@pavilion/ui';
import { useWithdrawals } from '../../queries/withdrawals';

/** What was asked for before, each a way to where it stands. */
export function WithdrawalHistory() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const query = useWithdrawals();
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <HistoryList
      title={formatMessage({ id: 'withdraw.history' })}
      moreLabel={formatMessage({ id: 'statement.more' })}
      query={query}
      items={all.map(({ id, amount, status, methodName, payee, requestedAt }) => ({
        id,
        to: `?withdrawal=${id}`,
        amount: money(amount),
        label: `${payee.bank ?? methodName[locale]} ${payee.number}`,
        status: formatMessage({ id: `withdraw.state.${status}` }),
        tone: stateTones.payment[status],
        at: requestedAt,
        timeText: formatDate(requestedAt, { dateStyle: 'medium' }),
      }))}
    />
  );
}
