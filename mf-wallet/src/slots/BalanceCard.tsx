import { useBalance, useBalanceActions } from '@pavilion/host/balance';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { useMoney } from '@pavilion/host/money';
import { Link } from '@pavilion/host/router';
import { buttonClass, IconButton, Skeleton } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { BalanceAmount } from '../features/BalanceAmount';
import { isOnHold } from '../features/Conditions';
import { plainAmount } from '../features/plain-amount';
import { useBalanceVisible } from '../features/use-balance-visible';
import { bonusBalanceOf } from '../queries/balance';
import { useRunningBonus } from '../queries/bonuses';
import { useDepositMethods } from '../queries/deposits';
import { usePoints } from '../queries/points';
import { useWithdrawalTerms } from '../queries/withdrawals';
import styles from './balance-card.module.css';

/** Everything that a member holds, what of it can leave, and the quickest ways in and out. */
export function BalanceCard({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { value, reading } = useBalance();
  const { read } = useBalanceActions();
  const [shown, setShown] = useBalanceVisible();
  const links = useLinks();
  // A brand without them is not asked for any.
  const points = links.to('points.mall');
  const amount = (of: string | undefined) => <BalanceAmount balance={of} shown={shown} />;
  const text = (id: string) => formatMessage({ id });
  return (
    <>
      <div className={styles['head']}>
        <h2>{text('balance.card')}</h2>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={text(shown ? 'balance.hide' : 'balance.show')}
          onClick={() => setShown(!shown)}
        />
        <IconButton icon="refresh" label={text('balance.refresh')} busy={reading} onClick={() => void read()} />
      </div>
      <dl className={styles['rows']}>
        <Row label={text('balance.main')} figure={amount(value?.balance)} />
        {(value?.wallets ?? [])
          .filter(({ wallet, balance }) => wallet.startsWith('vendor:') && balance !== '0')
          .map(({ wallet, name, balance }) => (
            <Row key={wallet} label={formatMessage({ id: 'wallet.vendor' }, { vendor: name ?? '' })} figure={amount(balance)} />
          ))}
        <Bonus amount={amount(value && String(bonusBalanceOf(value)))} page={links.to('wallet.bonuses')} onLeave={onLeave} />
        <Withdrawable balance={value?.balance} shown={shown} />
        {points && <Points page={points} onLeave={onLeave} />}
      </dl>
      <QuickDeposit onLeave={onLeave} />
      <Ways onLeave={onLeave} />
    </>
  );
}

interface RowProps {
  label: string;
  figure: ReactNode;
  note?: string | undefined;
  /** Where there is more about it. */
  to?: string | undefined;
  onLeave?: () => void;
}

function Row({ label, figure, note, to, onLeave }: RowProps) {
  return (
    <div className={styles['line']}>
      <dt>
        {to ? (
          <Link to={to} onClick={onLeave}>
            {label}
          </Link>
        ) : (
          label
        )}
        {note && <span className={styles['note']}>{note}</span>}
      </dt>
      <dd>{figure}</dd>
    </div>
  );
}

/** What waits apart, and what is left until it is free. */
function Bonus({ amount, page, onLeave }: { amount: ReactNode; page: string | undefined; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const wager = useRunningBonus()?.wager;
  const note = wager && formatMessage({ id: 'bonus.progress.of' }, { done: money(wager.done), needed: money(wager.needed) });
  return <Row label={formatMessage({ id: 'balance.bonus.name' })} note={note} figure={amount} to={page} onLeave={onLeave} />;
}

/** What could leave now: all of the main wallet, or nothing while something stands before it. */
function Withdrawable({ balance, shown }: { balance: string | undefined; shown: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const money = useMoney();
  const { data: terms, isLoadingError } = useWithdrawalTerms();
  if (isLoadingError) return null;
  const { hold, turnover } = terms ?? {};
  const left = turnover ? BigInt(turnover.required) - BigInt(turnover.done) : 0n;
  const note = hold
    ? formatMessage(
        { id: 'balance.withdrawable.hold' },
        { until: formatDate(hold.until, { dateStyle: 'medium', timeStyle: 'short' }) },
      )
    : left > 0n
      ? formatMessage({ id: 'balance.withdrawable.turnover' }, { left: money(left) })
      : undefined;
  return (
    <Row
      label={formatMessage({ id: 'balance.withdrawable' })}
      note={note}
      figure={<BalanceAmount balance={terms && (isOnHold(terms) ? '0' : balance)} shown={shown} />}
    />
  );
}

function Points({ page, onLeave }: { page: string; onLeave: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data, isLoadingError } = usePoints();
  if (isLoadingError) return null;
  const figure = data ? (
    <span className="pv-tabular">{formatNumber(data.pointBalance)}</span>
  ) : (
    <Skeleton width="4rem" height="1.2em" />
  );
  return <Row label={formatMessage({ id: 'balance.points' })} figure={figure} to={page} onLeave={onLeave} />;
}

const QUICK = 4;

function QuickDeposit({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const page = useLinks().to('wallet.deposit');
  const { data } = useDepositMethods();
  const amounts = data?.quickAmounts.slice(0, QUICK) ?? [];
  if (!page || amounts.length === 0) return null;
  return (
    <section>
      <h3 className={styles['quick']}>{formatMessage({ id: 'balance.quick' })}</h3>
      <ul className={styles['amounts']} role="list">
        {amounts.map((amount) => (
          <li key={amount}>
            <Link
              to={`${page}?amount=${plainAmount(BigInt(amount))}`}
              className={buttonClass({ size: 'small', wide: true })}
              aria-label={formatMessage({ id: 'balance.quick.amount' }, { amount: money(amount) })}
              onClick={onLeave}
            >
              {money(amount).replace(/\.00$/, '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const ways = [
    [links.to('wallet.deposit'), 'deposit.title', 'primary'],
    [links.to('wallet.withdraw', {}), 'withdraw.title', 'secondary'],
  ] as const;
  return (
    <div className={styles['ways']}>
      {ways.map(
        ([to, id, variant]) =>
          to && (
            <Link key={id} to={to} className={buttonClass({ variant, wide: true })} onClick={onLeave}>
              {formatMessage({ id })}
            </Link>
          ),
      )}
    </div>
  );
}
