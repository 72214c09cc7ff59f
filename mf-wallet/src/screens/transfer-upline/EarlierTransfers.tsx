import type { TransferValue } from '@pavilion/api/transfers';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { useTransfers } from '../../queries/transfers';
import own from './transfer-upline.module.css';

/** What was sent and what came, from above and from below. Nothing while there is none. */
export function EarlierTransfers() {
  const { formatMessage } = useIntl();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useTransfers();
  const all = data?.pages.flatMap(({ list }) => list) ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="earlier-transfers">
      <h2 id="earlier-transfers" className={styles['subtitle']}>
        {formatMessage({ id: 'upline.earlier' })}
      </h2>
      <ul className={own['earlier']}>
        {all.map((transfer) => (
          <Line key={transfer.id} transfer={transfer} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
    </section>
  );
}

function Line({ transfer: { sent, amount, other, at } }: { transfer: TransferValue }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  return (
    <li className={own['line']}>
      <span className={own['what']}>
        <strong>{money(sent ? -BigInt(amount) : amount, { signed: true })}</strong>
        <span>{formatMessage({ id: sent ? 'upline.toWhom' : 'upline.fromWhom' }, { account: other.account })}</span>
      </span>
      <time dateTime={at}>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </li>
  );
}
