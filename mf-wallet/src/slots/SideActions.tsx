import type { SlotProps } from '@pavilion/contract';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { Button, buttonClass, Icon, IconButton } from '@pavilion/ui';
import styles from './slots.module.css';

/** What a player does with money: pay in, be paid out. A trial player is offered an account instead. */
export function SideActions({ compact }: SlotProps['side.actions']) {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  const links = useLinks();
  const member = useMember();
  if (!member) return null;
  if (member.trial) {
    const label = formatMessage({ id: 'trial.register' });
    return compact ? (
      <IconButton icon="user" label={label} onClick={register} />
    ) : (
      <Button variant="primary" wide onClick={register}>
        {label}
      </Button>
    );
  }
  const deposit = links.to('wallet.deposit');
  const label = formatMessage({ id: 'deposit.title' });
  // The rail has room for one; the other is in the account's menu.
  if (compact)
    return deposit === undefined ? null : (
      <Link to={deposit} className={buttonClass({ variant: 'primary', className: styles['compact'] })} aria-label={label}>
        <Icon name="wallet" />
      </Link>
    );
  return (
    <div className={styles['actions']}>
      <ActionLink address={deposit} variant="primary" label={label} />
      <ActionLink address={links.to('wallet.withdraw', {})} variant="secondary" label={formatMessage({ id: 'withdraw.title' })} />
    </div>
  );
}

interface ActionLinkProps {
  /** Nothing while the brand has no such page. */
  address: string | undefined;
  variant: 'primary' | 'secondary';
  label: string;
}

function ActionLink({ address, variant, label }: ActionLinkProps) {
  if (address === undefined) return null;
  return (
    <Link to={address} className={buttonClass({ variant, className: styles['action'] })}>
      {label}
    </Link>
  );
}
