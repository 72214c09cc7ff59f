import { classNames, Icon } from '@pavilion/ui/core';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import styles from './Bell.module.css';

/** Opens the inbox; a dot says that there is something which was not seen. */
export function Bell() {
  const { formatMessage } = useIntl();
  const { information } = useSite();
  const unread = useSyncExternalStore(information.subscribe, information.unread);
  return (
    <button
      type="button"
      className={classNames('pv-header-button', styles['bell'])}
      data-unread={unread || undefined}
      aria-label={formatMessage({ id: unread ? 'frame.inbox.new' : 'frame.inbox' })}
      aria-haspopup="dialog"
      onClick={() => information.open({ name: 'inbox' })}
    >
      <Icon name="bell" size={22} />
    </button>
  );
}
