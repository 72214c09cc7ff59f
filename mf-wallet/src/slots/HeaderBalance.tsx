import { useBalance, useBalanceActions } from '@pavilion/host/balance';
import { useIntl } from '@pavilion/host/intl';
import { lazyPart } from '@pavilion/host/lazy';
import { useMoney } from '@pavilion/host/money';
import { useMember } from '@pavilion/host/session';
import { Badge, classNames, Icon, IconButton, Skeleton, VisuallyHidden } from '@pavilion/ui';
import { useId, useRef, useState } from 'react';
import { BalanceAmount } from '../features/BalanceAmount';
import { useBalanceVisible } from '../features/use-balance-visible';
import { BonusBalance } from './BonusBalance';
import { BonusBar } from './BonusBar';
import styles from './slots.module.css';

const BalanceCard = lazyPart(() => import('./BalanceCard').then((loaded) => loaded.BalanceCard));

/** The balance in the header: shown or hidden, read again on demand, and the way to the card with everything that a member holds. */
export function HeaderBalance() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [shown, setShown] = useBalanceVisible();
  const { value, reading } = useBalance();
  const { read } = useBalanceActions();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  if (!member) return null;
  if (member.trial) return <Badge tone="info">{formatMessage({ id: 'trial.badge' })}</Badge>;
  return (
    <>
      <div className={styles['balance']}>
        <button type="button" className={styles['figure']} popoverTarget={id} aria-expanded={open} aria-haspopup="dialog">
          <VisuallyHidden>{formatMessage({ id: 'balance.label' })}</VisuallyHidden> <Figure shown={shown} />
          <Icon name="chevron-down" size={16} />
        </button>
        {shown && <BonusBalance balance={value} />}
        <BonusBar />
        <IconButton
          className={styles['eye']}
          icon={shown ? 'eye-off' : 'eye'}
          label={formatMessage({ id: shown ? 'balance.hide' : 'balance.show' })}
          onClick={() => setShown(!shown)}
        />
        <IconButton
          className={styles['refresh']}
          icon="refresh"
          label={formatMessage({ id: 'balance.refresh' })}
          busy={reading}
          onClick={() => void read()}
        />
      </div>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={formatMessage({ id: 'balance.card' })}
        className={styles['card']}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <Skeleton shape="block" height="288px" className={styles['shape']} />
            <BalanceCard onLeave={() => card.current?.hidePopover()} />
          </>
        )}
      </div>
    </>
  );
}

/** As long an amount as the narrowest header has room for: ৳99,999.99. */
const ROOM = 10;

/** The figure, short where the header has no room for all of it. */
function Figure({ shown }: { shown: boolean }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { value, error } = useBalance();
  if (error && !value) return <span className={styles['missing']}>{formatMessage({ id: 'balance.missing' })}</span>;
  const isLong = shown && value !== undefined && money(value.balance).length > ROOM;
  return (
    <>
      <span className={classNames(isLong && styles['whole'])}>
        <BalanceAmount balance={value?.balance} shown={shown} />
      </span>
      {isLong && (
        <span className={classNames('pv-tabular', styles['short'])} aria-hidden="true">
          {money(value.balance, { short: true })}
        </span>
      )}
    </>
  );
}
