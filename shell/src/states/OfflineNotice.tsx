import { Icon } from '@pavilion/ui/core';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styles from './states.module.css';

/** Says that the network is gone, until it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { formatMessage } = useIntl();
  return (
    <output>
      {!online && (
        <span className={styles['notice']} data-tone="negative">
          <Icon name="offline" size={18} />
          {formatMessage({ id: 'offline' })}
        </span>
      )}
    </output>
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
