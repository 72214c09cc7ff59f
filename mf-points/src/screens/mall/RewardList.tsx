import type { PointReward } from '@pavilion/api/points';
import { LoadFailure, type LoadFailureProps } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { useState } from 'react';
import styles from './rewards.module.css';
import { RewardCard } from './RewardCard';
import { RedeemDialog } from './RedeemDialog';

interface RewardListProps {
  query: LoadFailureProps['query'] & { isPending: boolean };
  rewards: readonly PointReward[];
  balance: number | undefined;
}

/** The goods, each with its picture, price and stock. */
export function RewardList({ query, rewards, balance }: RewardListProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<PointReward>();
  const { isPending, error } = query;
  if (error)
    return (
      <LoadFailure
        query={query}
        title={formatMessage({ id: 'rewards.failed' })}
        text={formatMessage({ id: 'rewards.failed.text' })}
      />
    );
  if (!isPending && !rewards.length)
    return (
      <EmptyState icon="gift" title={formatMessage({ id: 'rewards.none' })} text={formatMessage({ id: 'rewards.none.text' })} />
    );
  return (
    <>
      <ul className={styles['grid']} aria-busy={isPending || undefined}>
        {isPending
          ? Array.from({ length: 8 }, (_, at) => <li key={at} className={`${styles['skeleton']} pv-skeleton`} />)
          : rewards.map((each) => (
              <RewardCard key={each.rewardId} reward={each} balance={balance} onRedeem={() => setWanted(each)} />
            ))}
      </ul>
      {wanted && <RedeemDialog reward={wanted} balance={balance ?? 0} onClose={() => setWanted(undefined)} />}
    </>
  );
}
