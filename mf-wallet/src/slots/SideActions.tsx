import type { SlotProps } from '@pavilion/contract';
import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { Button, buttonClass, Icon, IconButton } from '@pavilion/ui';
import styles from './slots.module.css';

/** What a player does most: pay in. A trial player is offered an account instead. */
export function SideActions({ compact }: SlotProps['side.actions']) {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  const address = useLinks().to('wallet.deposit');
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
  if (address === undefined) return null;
  const label = formatMessage({ id: 'deposit.title' });
  return (
    <Link
      to={address}
      className={buttonClass({ variant: 'primary', wide: !compact, className: compact ? styles['compact'] : undefined })}
      {...(compact && { 'aria-label': label })}
    >
      <Icon name="wallet" />
      {!compact && label}
    </Link>
  );
}
