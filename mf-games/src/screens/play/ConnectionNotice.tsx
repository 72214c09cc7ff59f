import { useIntl } from '@pavilion/host/intl';
import { Icon } from '@pavilion/ui';
import styles from './play.module.css';

interface ConnectionNoticeProps {
  /** The game says that it cannot reach its server. */
  lost: boolean;
  roundInProgress: boolean;
}

/** Over a game whose server is out of reach: what that means for the round. */
export function ConnectionNotice({ lost, roundInProgress }: ConnectionNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={styles['connection']}>
      {lost && (
        <p>
          <Icon name="offline" size={18} />
          {formatMessage({ id: roundInProgress ? 'games.connection.round' : 'games.connection.lost' })}
        </p>
      )}
    </div>
  );
}
