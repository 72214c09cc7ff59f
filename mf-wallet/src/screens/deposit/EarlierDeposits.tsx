import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Button } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { useDeposits } from '../../queries/deposit';
import own from './deposit.module.css';

/** What was begun before, each a way to where it stands. Nothing while there is none. */
export function EarlierDeposits() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeposits();
  const all = data?.pages.flatMap(({ list }) => list) ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="earlier-deposits">
      <h2 id="earlier-deposits" className={styles['subtitle']}>
        {formatMessage({ id: 'deposit.earlier' })}
      </h2>
      <ul className={own['earlier']}>
        {all.map(({ id, amount, credited, state, methodName, createdAt }) => (
          <li key={id}>
            <Link to={`?deposit=${id}`} className={own['line']}>
              <span className={own['what']}>
                <strong>{money(credited ?? amount)}</strong>
                <span>{methodName[locale]}</span>
              </span>
              <span className={own['stands']}>
                <span>{formatMessage({ id: `deposit.state.${state}` })}</span>
                <time dateTime={createdAt}>{formatDate(createdAt, { dateStyle: 'medium' })}</time>
              </span>
            </Link>
          </li>
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
