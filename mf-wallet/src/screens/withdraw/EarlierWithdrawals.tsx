import { useIntl, useLocale } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { Button } from '@pavilion/ui';
import styles from '../../features/money-screen.module.css';
import { useWithdrawals } from '../../queries/withdrawals';
import own from './withdraw.module.css';

/** What was asked for before, each a way to where it stands. Nothing while there is none. */
export function EarlierWithdrawals() {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const locale = useLocale();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useWithdrawals();
  const all = data?.pages.flatMap(({ list }) => list) ?? [];
  if (all.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="earlier-withdrawals">
      <h2 id="earlier-withdrawals" className={styles['subtitle']}>
        {formatMessage({ id: 'withdraw.earlier' })}
      </h2>
      <ul className={own['earlier']}>
        {all.map(({ id, amount, state, methodName, payee, requestedAt }) => (
          <li key={id}>
            <Link to={`?withdrawal=${id}`} className={own['line']}>
              <span className={own['what']}>
                <strong>{money(amount)}</strong>
                <span>{`${payee.bank ?? methodName[locale]} ${payee.number}`}</span>
              </span>
              <span className={own['stands']}>
                <span>{formatMessage({ id: `withdraw.state.${state}` })}</span>
                <time dateTime={requestedAt}>{formatDate(requestedAt, { dateStyle: 'medium' })}</time>
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
