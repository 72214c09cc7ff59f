import { useHost } from '@pavilion/host/host';
import { Icon } from '@pavilion/ui/core';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styles from './states.module.css';

/** Says that the network is gone, until it is back; not over a screen that shows that itself. */
export function OfflineNotice() {
  const { connection } = useHost();
  const noticed = useSyncExternalStore(connection.subscribe, connection.notice);
  const { formatMessage } = useIntl();
  return (
    <output>
      {noticed && (
        <span className={styles['notice']} data-tone="negative">
          <Icon name="offline" size={18} />
          {formatMessage({ id: 'offline' })}
        </span>
      )}
    </output>
  );
}
