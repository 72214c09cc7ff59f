import { Dialog, Icon } from '@pavilion/ui/core';
import { useIntl } from 'react-intl';
import styles from './AccountMenu.module.css';

/** Says that the user ID is on the clipboard. */
export function CopiedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      size="small"
      className={styles['notice']}
      title={formatMessage({ id: 'account.copySuccess' })}
      closeLabel={formatMessage({ id: 'account.copied.close' })}
      onClose={onClose}
    >
      <div role="status" className={styles['copied']}>
        <Icon name="check" size={40} />
        <p>{formatMessage({ id: 'account.copied' })}</p>
      </div>
    </Dialog>
  );
}
