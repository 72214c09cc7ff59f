import type { RewardsValue } from '@pavilion/api/rewards';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { EarningsPage } from '../../features/EarningsPage';
import { Waiting } from '../../features/Waiting';
import { useRewards } from '../../queries/rewards';
import { ActivityCard } from './ActivityCard';
import { ClaimableList } from './ClaimableList';
import styles from './rewards.module.css';

/** Everything that a member can claim, and the activities that they can take part in. */
export function RewardsScreen() {
  const { formatMessage } = useIntl();
  return (
    <EarningsPage title={formatMessage({ id: 'rewards.title' })} text={formatMessage({ id: 'rewards.text' })}>
      <Rewards />
    </EarningsPage>
  );
}

function Rewards() {
  const query = useRewards();
  if (query.data) return <RewardList {...query.data} />;
  return query.isError ? <LoadFailure query={query} /> : <Waiting heights={['180px', '260px']} />;
}

function RewardList({ activities, claimable }: RewardsValue) {
  const { formatMessage } = useIntl();
  // What is claimed on this page is on its activity.
  const elsewhere = claimable.filter(({ kind }) => kind !== 'activity');
  if (activities.length + elsewhere.length === 0)
    return (
      <EmptyState icon="gift" title={formatMessage({ id: 'rewards.none' })} text={formatMessage({ id: 'rewards.none.text' })} />
    );
  return (
    <div className={styles['screen']}>
      {elsewhere.length > 0 && <ClaimableList lines={elsewhere} />}
      <ul className={styles['cards']} aria-label={formatMessage({ id: 'rewards.activities' })}>
        {inOrder(activities).map((activity) => (
          <li key={`${activity.code} ${activity.from ?? ''} ${activity.state}`}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What waits for the member first, what is over last. */
function inOrder(activities: RewardsValue['activities']): RewardsValue['activities'] {
  const rank = ({ steps, state }: (typeof activities)[number]) => {
    if (steps.includes('claim')) return 0;
    return state === 'claimed' || state === 'closed' ? 2 : 1;
  };
  return activities.toSorted((one, other) => rank(one) - rank(other));
}
