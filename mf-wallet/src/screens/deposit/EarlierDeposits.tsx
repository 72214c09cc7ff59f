import { EarlierList } from '@pavilion/features/earlier';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useDeposits } from '../../queries/deposit';

/** What was begun before, each a way to where it stands. */
export function EarlierDeposits() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const query = useDeposits();
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <EarlierList
      title={formatMessage({ id: 'deposit.earlier' })}
      moreLabel={formatMessage({ id: 'statement.more' })}
      query={query}
      lines={all.map(({ id, amount, credited, state, methodName, createdAt }) => ({
        id,
        to: `?deposit=${id}`,
        amount: money(credited ?? amount),
        what: methodName[locale],
        stands: formatMessage({ id: `deposit.state.${state}` }),
        at: createdAt,
        when: formatDate(createdAt, { dateStyle: 'medium' }),
      }))}
    />
  );
}
