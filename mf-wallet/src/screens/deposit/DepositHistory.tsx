import { HistoryList } from '@pavilion/features/history';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { stateTones } from '@pavilion/ui';
import { useDeposits } from '../../queries/deposits';

/** What was begun before, each a way to where it stands. */
export function DepositHistory() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const query = useDeposits();
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <HistoryList
      title={formatMessage({ id: 'deposit.history' })}
      moreLabel={formatMessage({ id: 'statement.more' })}
      query={query}
      items={all.map(({ id, amount, credited, state, methodName, createdAt }) => ({
        id,
        to: `?deposit=${id}`,
        amount: money(credited ?? amount),
        label: methodName[locale],
        status: formatMessage({ id: `deposit.state.${state}` }),
        tone: stateTones.payment[state],
        at: createdAt,
        timeText: formatDate(createdAt, { dateStyle: 'medium' }),
      }))}
    />
  );
}
