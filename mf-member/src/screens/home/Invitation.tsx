import { useIntl } from '@pavilion/host/intl';
import { CopyButton } from '../../features/CopyButton';
import { Panel } from '../../features/Panel';
import styles from './home.module.css';

/** The member's own code, and the address that carries it. */
export function Invitation({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const address = `${location.origin}/register?referralCode=${code}`;
  return (
    <Panel title={formatMessage({ id: 'invite.title' })} text={formatMessage({ id: 'invite.text' })}>
      <div className={styles['codes']}>
        <p className={styles['code']}>
          <span className={styles['label']}>{formatMessage({ id: 'invite.code' })}</span>
          <strong className="pv-tabular">{code}</strong>
          <CopyButton label={formatMessage({ id: 'invite.copyCode' })} text={code} />
        </p>
        <p className={styles['code']}>
          <span className={styles['label']}>{formatMessage({ id: 'invite.address' })}</span>
          <span className={styles['address']}>{address}</span>
          <CopyButton label={formatMessage({ id: 'invite.copyAddress' })} text={address} />
        </p>
      </div>
    </Panel>
  );
}
