import type { RewardsValue } from '@pavilion/api/rewards';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { PageTitle } from '../../features/PageTitle';
import { useRewards } from '../../queries/rewards';
import { ActivityCard } from './ActivityCard';
import { ClaimableList } from './ClaimableList';
import styles from './rewards.module.css';

/** Everything that a member can claim, and the activities that they can take part in. */
export function RewardsScreen() {
  const { formatMessage } = useIntl();
  const query = useRewards();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'rewards.title' })} text={formatMessage({ id: 'rewards.text' })} />
      {query.isPending && <Skeleton shape="block" height="480px" />}
      {query.isError && !query.data && <LoadFailure query={query} />}
      {query.data && <Rewards {...query.data} />}
    </>
  );
}

function Rewards({ activities, claimable }: RewardsValue) {
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
