import { useIntl } from '@pavilion/host/intl';
import { Button, Icon } from '@pavilion/ui';
import styles from './play.module.css';

/** Over a game that takes no more bets: what that means for the round, and the way out. */
export function ClosedNotice({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={styles['closed']}>
      <Icon name="info" />
      <p>{formatMessage({ id: 'games.closed' })}</p>
      <Button size="small" onClick={onLeave}>
        {formatMessage({ id: 'games.close' })}
      </Button>
    </div>
  );
}
