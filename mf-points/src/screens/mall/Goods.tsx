import type { PointReward } from '@pavilion/api/points';
import { LoadFailure, type LoadFailureProps } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { useState } from 'react';
import styles from './goods.module.css';
import { GoodsCard } from './GoodsCard';
import { RedeemDialog } from './RedeemDialog';

interface GoodsProps {
  query: LoadFailureProps['query'] & { isPending: boolean };
  goods: readonly PointReward[];
  balance: number | undefined;
}

/** The goods, each with its picture, price and stock. */
export function Goods({ query, goods, balance }: GoodsProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<PointReward>();
  const { isPending, error } = query;
  if (error)
    return (
      <LoadFailure query={query} title={formatMessage({ id: 'goods.failed' })} text={formatMessage({ id: 'goods.failed.text' })} />
    );
  if (!isPending && !goods.length)
    return <EmptyState icon="gift" title={formatMessage({ id: 'goods.none' })} text={formatMessage({ id: 'goods.none.text' })} />;
  return (
    <>
      <ul className={styles['grid']} aria-busy={isPending || undefined}>
        {isPending
          ? Array.from({ length: 8 }, (_, at) => <li key={at} className={`${styles['bone']} pv-skeleton`} />)
          : goods.map((each) => <GoodsCard key={each.rewardId} goods={each} balance={balance} onRedeem={() => setWanted(each)} />)}
      </ul>
      {wanted && <RedeemDialog goods={wanted} balance={balance ?? 0} onClose={() => setWanted(undefined)} />}
    </>
  );
}
