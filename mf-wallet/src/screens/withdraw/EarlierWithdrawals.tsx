import { EarlierList } from '@pavilion/features/earlier';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useWithdrawals } from '../../queries/withdrawals';

/** What was asked for before, each a way to where it stands. */
export function EarlierWithdrawals() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const query = useWithdrawals();
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <EarlierList
      title={formatMessage({ id: 'withdraw.earlier' })}
      moreLabel={formatMessage({ id: 'statement.more' })}
      query={query}
      lines={all.map(({ id, amount, state, methodName, payee, requestedAt }) => ({
        id,
        to: `?withdrawal=${id}`,
        amount: money(amount),
        what: `${payee.bank ?? methodName[locale]} ${payee.number}`,
        stands: formatMessage({ id: `withdraw.state.${state}` }),
        at: requestedAt,
        when: formatDate(requestedAt, { dateStyle: 'medium' }),
      }))}
    />
  );
}
