import { useIntl } from '@pavilion/host/intl';
import { TransferList } from './TransferList';
import styles from './transfer.module.css';

/** Every transfer between the agent and those around them. */
export function TransfersScreen() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'transfer.list' })}</h1>
      <TransferList whole />
    </div>
  );
}
