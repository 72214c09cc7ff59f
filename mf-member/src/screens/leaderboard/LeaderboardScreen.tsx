import { useIntl } from '@pavilion/host/intl';
import { useLinks } from '@pavilion/host/links';
import { Navigate } from '@pavilion/host/router';
import { EarningsPage } from '../../features/EarningsPage';
import { Leaderboard } from './Leaderboard';

/** The address of old links to the boards: they stand beside the missions, and by themselves only where there are none. */
export function LeaderboardScreen() {
  const { formatMessage } = useIntl();
  const missions = useLinks().to('member.missions');
  if (missions) return <Navigate to={`${missions}?tab=leaderboard`} replace />;
  return (
    <EarningsPage title={formatMessage({ id: 'leaderboard.title' })} text={formatMessage({ id: 'leaderboard.text' })}>
      <Leaderboard />
    </EarningsPage>
  );
}
