import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { useState } from 'react';
import { useBalance } from '../../queries/balance';
import { useRewards } from '../../queries/rewards';
import { Goods } from './Goods';
import { GoodsFilter, type Choice } from './GoodsFilter';
import styles from './mall.module.css';
import { Purse } from './Purse';
import { Records } from './Records';
import { Rules } from './Rules';

/** The points mall: what a member holds, what it buys, how it is earned, and what became of it. */
export function MallScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const balance = useBalance();
  const rewards = useRewards();
  const [choice, setChoice] = useState<Choice>('all');
  const goods = rewards.data?.list ?? [];
  const affordable = balance === undefined ? [] : goods.filter(({ pointsRequirement }) => pointsRequirement <= balance);
  return (
    <div className={styles['mall']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'mall.title' })}</h1>
      <div className={styles['top']}>
        <Purse
          balance={balance}
          affordable={rewards.data && affordable.length}
          next={goods.find((each) => balance !== undefined && each.pointsRequirement > balance)}
        />
        <Rules />
      </div>
      <section aria-label={formatMessage({ id: 'mall.goods' })}>
        <div className={styles['heading']}>
          <h2>{formatMessage({ id: 'mall.goods' })}</h2>
          {member && !member.trial && (
            <GoodsFilter choice={choice} onChoose={setChoice} affordable={balance === undefined ? undefined : affordable.length} />
          )}
        </div>
        <Goods query={rewards} goods={choice === 'affordable' && balance !== undefined ? affordable : goods} balance={balance} />
      </section>
      {member && !member.trial && <Records />}
    </div>
  );
}
