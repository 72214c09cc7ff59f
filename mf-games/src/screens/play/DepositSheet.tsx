import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Link } from '@pavilion/host/router';
import { Slot } from '@pavilion/host/slots';
import { Dialog, Skeleton } from '@pavilion/ui';
import styles from './facts.module.css';

/** Paying in over the game, which goes on behind it: the wallet's own form, and the way to its page. */
export function DepositSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const page = useLinks().to('wallet.deposit');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: 'games.deposit' })}
      closeLabel={formatMessage({ id: 'games.facts.close' })}
      closeOnBackdrop={false}
    >
      <Slot name="play.deposit" waiting={<FormOnItsWay />} />
      {page && (
        <Link to={page} className={styles['page']} onClick={onClose}>
          {formatMessage({ id: 'games.deposit.page' })}
        </Link>
      )}
    </Dialog>
  );
}

/** As tall as the sheet gets: it does not grow under a thumb. */
function FormOnItsWay() {
  return (
    <div className={styles['form']} aria-busy="true">
      <Skeleton width="30%" />
      <Skeleton shape="block" height="60px" />
      <Skeleton lines={2} />
      <Skeleton width="40%" />
      <Skeleton shape="block" height="176px" />
      <Skeleton shape="block" height="50px" />
    </div>
  );
}
