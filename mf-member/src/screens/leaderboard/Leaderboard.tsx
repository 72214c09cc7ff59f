import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { Waiting } from '../../features/Waiting';
import { useLeaderboard } from '../../queries/leaderboard';
import { BoardPanel } from './BoardPanel';
import styles from './leaderboard.module.css';

/** All boards of the brand: who is ahead, where the player stands, what places win and who won before. */
export function Leaderboard() {
  const { formatMessage } = useIntl();
  const query = useLeaderboard();
  const { data, error } = query;
  if (query.isPending) return <Waiting heights={['640px']} />;
  if (error && !data) return <LoadFailure query={query} />;
  if (!data || data.boards.length === 0)
    return (
      <EmptyState
        icon="trophy"
        title={formatMessage({ id: 'leaderboard.none' })}
        text={formatMessage({ id: 'leaderboard.none.text' })}
      />
    );
  return (
    <div className={styles['screen']}>
      {data.boards.map((board) => (
        <BoardPanel key={board.code} board={board} />
      ))}
    </div>
  );
}
