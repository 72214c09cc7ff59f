import { HistoryList } from '@pavilion/features/history';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { useTransfers } from '../../queries/transfers';

/** What was sent and what came, from above and from below. */
export function TransferHistory() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const query = useTransfers();
  const all = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <HistoryList
      title={formatMessage({ id: 'upline.history' })}
      moreLabel={formatMessage({ id: 'statement.more' })}
      query={query}
      items={all.map(({ id, sent, amount, other, at }) => ({
        id,
        at,
        amount: money(sent ? -BigInt(amount) : amount, { signed: true }),
        label: formatMessage({ id: sent ? 'upline.sentTo' : 'upline.receivedFrom' }, { account: other.account }),
        timeText: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
      }))}
    />
  );
}
