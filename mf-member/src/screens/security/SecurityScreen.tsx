import { useIntl } from '@pavilion/host/intl';
import { PageTitle } from '../../features/PageTitle';
import { LiveSessions } from './LiveSessions';
import { PasswordPanel } from './PasswordPanel';
import styles from './security.module.css';

/** The password, and where it is in use. */
export function SecurityScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'security.title' })} text={formatMessage({ id: 'security.text' })} />
      <div className={styles['screen']}>
        <PasswordPanel />
        <LiveSessions />
      </div>
    </>
  );
}
