import { useLocale } from '@pavilion/host/intl';
import { Icon } from '@pavilion/ui';
import { useSyncExternalStore } from 'react';
import { useSite } from '../../site-context';
import { messages } from '../messages';
import styles from './Bell.module.css';
import { createIntl } from 'react-intl';

/** Opens the notices; a dot says that there is one which was not seen. */
export function Bell() {
  const locale = useLocale();
  const { information } = useSite();
  const unread = useSyncExternalStore(information.subscribe, information.unread);
  const { formatMessage } = createIntl({ locale, messages: messages[locale] });
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
