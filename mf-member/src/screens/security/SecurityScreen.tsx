import { useIntl } from '@pavilion/host/intl';
import { PageTitle } from '../../features/PageTitle';
import { AuthenticatorPanel } from './AuthenticatorPanel';
import { LiveSessions } from './LiveSessions';
import { PasswordPanel } from './PasswordPanel';
import styles from './security.module.css';

/** The password, the authenticator, and where the account is in use. */
export function SecurityScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'security.title' })} text={formatMessage({ id: 'security.text' })} />
      <div className={styles['screen']}>
        <div className={styles['column']}>
          <PasswordPanel />
          <AuthenticatorPanel />
        </div>
        <LiveSessions />
      </div>
    </>
  );
}
