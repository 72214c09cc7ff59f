import { Icon } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styles from './states.module.css';

/** Says that the network is gone, until it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { formatMessage } = useIntl();
  return (
    <div role="status">
      {!online && (
        <p className={styles['offline']}>
          <Icon name="offline" size={18} />
          {formatMessage({ id: 'offline' })}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
