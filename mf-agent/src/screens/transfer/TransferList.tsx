import type { TransferValue } from '@pavilion/api/transfers';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, EmptyState } from '@pavilion/ui';
import { useTransfers } from '../../queries/transfers';
import styles from './transfer.module.css';

/** What went to the team and what came from it; `whole` also says that there is none. */
export function TransferList({ whole = false }: { whole?: boolean }) {
  const { formatMessage } = useIntl();
  const query = useTransfers();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const all = data?.pages.flatMap(({ list }) => list) ?? [];
  if (whole && query.error && !data) return <LoadFailure query={query} />;
  if (whole && data && all.length === 0)
    return (
      <EmptyState icon="list" title={formatMessage({ id: 'transfer.none' })} text={formatMessage({ id: 'transfer.none.text' })} />
    );
  if (all.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="earlier-transfers">
      <h2 id="earlier-transfers" className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.earlier' })}
      </h2>
      <ul className={styles['list']}>
        {all.map((transfer) => (
          <Line key={transfer.id} transfer={transfer} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'transfer.more' })}
        </Button>
      )}
    </section>
  );
}

function Line({ transfer: { sent, amount, other, at } }: { transfer: TransferValue }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  return (
    <li className={styles['line']}>
      <span className={styles['what']}>
        <strong>{money(sent ? -BigInt(amount) : amount, { signed: true })}</strong>
        <span>{formatMessage({ id: sent ? 'transfer.toWhom' : 'transfer.fromWhom' }, { account: other.account })}</span>
      </span>
      <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </li>
  );
}
