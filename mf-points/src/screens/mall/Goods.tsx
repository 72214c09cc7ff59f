import type { PointReward } from '@pavilion/api/points';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState, ErrorState } from '@pavilion/ui';
import { useState } from 'react';
import styles from './goods.module.css';
import { GoodsCard } from './GoodsCard';
import { RedeemDialog } from './RedeemDialog';

interface GoodsProps {
  query: { isPending: boolean; error: Error | null; isFetching: boolean; refetch: () => unknown };
  goods: readonly PointReward[];
  balance: number | undefined;
}

/** The goods, each with its picture, price and stock. */
export function Goods({ query: { isPending, error, isFetching, refetch }, goods, balance }: GoodsProps) {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<PointReward>();
  if (error)
    return (
      <ErrorState
        title={formatMessage({ id: 'goods.failed' })}
        text={error instanceof CallError ? error.message : formatMessage({ id: 'goods.failed.text' })}
        onRetry={() => void refetch()}
        retryLabel={formatMessage({ id: 'again' })}
        busy={isFetching}
      />
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
