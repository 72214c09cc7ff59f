import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { useBalance } from '../../queries/balance';
import { useRewards } from '../../queries/rewards';
import { RewardList } from './RewardList';
import { RewardFilter, type RewardFilterValue } from './RewardFilter';
import styles from './mall.module.css';
import { PointsBalance } from './PointsBalance';
import { PointHistory } from './PointHistory';
import { Rules } from './Rules';

/** The points mall: what a member holds, what it buys, how it is earned, and what became of it. */
export function MallScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const points = useBalance();
  const balance = points.data;
  const rewards = useRewards();
  const [choice, setChoice] = useState<RewardFilterValue>('all');
  const allRewards = rewards.data?.list ?? [];
  const affordable = balance === undefined ? [] : allRewards.filter(({ pointsRequirement }) => pointsRequirement <= balance);
  return (
    <div className={styles['mall']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'mall.title' })}</h1>
      <div className={styles['top']}>
        <PointsBalance
          points={points}
          affordable={rewards.data && affordable.length}
          next={allRewards.find((each) => balance !== undefined && each.pointsRequirement > balance)}
        />
        <Rules />
      </div>
      <section aria-label={formatMessage({ id: 'mall.rewards' })}>
        <div className={styles['heading']}>
          <h2>{formatMessage({ id: 'mall.rewards' })}</h2>
          {member && !member.trial && !points.isLoadingError && (
            <RewardFilter choice={choice} onChoose={setChoice} affordable={balance === undefined ? undefined : affordable.length} />
          )}
        </div>
        <RewardList
          query={rewards}
          rewards={choice === 'affordable' && balance !== undefined ? affordable : allRewards}
          balance={balance}
        />
      </section>
      {member && !member.trial && <PointHistory />}
    </div>
  );
}
