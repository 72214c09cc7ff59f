import { Icon } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import styles from './Bell.module.css';

/** Opens the notices; a dot says that there is one which was not seen. */
export function Bell() {
  const { formatMessage } = useIntl();
  const { information } = useSite();
  const unread = useSyncExternalStore(information.subscribe, information.unread);
  return (
    <button
      type="button"
      className={`pv-header-button ${styles['bell']}`}
      data-unread={unread || undefined}
      aria-label={formatMessage({ id: unread ? 'notices.new' : 'notices' })}
      onClick={() => information.open({ name: 'notices' })}
    >
      <Icon name="bell" size={22} />
    </button>
  );
}
