import { HistoryList } from '@pavilion/features/history';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { EmptyState } from '@pavilion/ui';
import { useTransfers } from '../../queries/transfers';

/** What went to the team and what came from it; `whole` also says that there is none. */
export function TransferList({ whole = false }: { whole?: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const query = useTransfers();
  const { data } = query;
  const all = data?.pages.flatMap(({ list }) => list) ?? [];
  if (whole && query.error && !data) return <LoadFailure query={query} />;
  if (whole && data && all.length === 0)
    return (
      <EmptyState icon="list" title={formatMessage({ id: 'transfer.none' })} text={formatMessage({ id: 'transfer.none.text' })} />
    );
  return (
    <HistoryList
      title={formatMessage({ id: 'transfer.history' })}
      moreLabel={formatMessage({ id: 'transfer.more' })}
      query={query}
      items={all.map(({ id, sent, amount, other, at }) => ({
        id,
        at,
        amount: money(sent ? -BigInt(amount) : amount, { signed: true }),
        label: formatMessage({ id: sent ? 'transfer.sentTo' : 'transfer.receivedFrom' }, { account: other.account }),
        timeText: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
      }))}
    />
  );
}
