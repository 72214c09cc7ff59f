import { useIntl } from '@pavilion/host/intl';
import { PageTitle } from '../../features/PageTitle';
import { Leaderboard } from './Leaderboard';

/** The boards as a page of their own. */
export function LeaderboardScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'leaderboard.title' })} text={formatMessage({ id: 'leaderboard.text' })} />
      <Leaderboard />
    </>
  );
}
