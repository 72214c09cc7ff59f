import type { BoardBrand, WithdrawalLine } from '@pavilion/api/operations';
import { Badge, EmptyState, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandSubject } from '../brand/BrandSubject';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { PayoutDrawer } from './PayoutDrawer';
import { PayoutTable } from './PayoutTable';
import { queues, usePayouts } from './use-payouts';
import styles from './payouts.module.css';

/** What players withdraw: what waits for a person, what is on its way, what ended. */
export function PayoutsPage() {
  const t = useTexts();
  return (
    <BrandSubject title={t('payouts.title')} text={t('payouts.text')}>
      {(brand) => <Payouts key={brand.brand} brand={brand} />}
    </BrandSubject>
  );
}

function Payouts({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const queue = queues.find((each) => each === params.get('queue')) ?? 'review';
  const [opened, setOpened] = useState<WithdrawalLine>();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = usePayouts(brand, queue);
  const waiting = isPending || isPlaceholderData;
  const lines = data?.list ?? [];
  return (
    <>
      <Tabs
        label={t('payouts.queues')}
        tabs={queues.map((id) => ({
          id,
          label: t(`payouts.queue.${id}`),
          badge: (id === 'review' || id === 'disputed') && <Count count={data?.waiting[id] ?? 0} />,
        }))}
        selected={queue}
        onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
      >
        <div className={styles['panel']}>
          <h2 className="pv-visually-hidden">{t(`payouts.queue.${queue}`)}</h2>
          {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
          {!waiting && data && lines.length === 0 && (
            <EmptyState icon="banknote" title={t(`payouts.none.${queue}`)} text={t(`payouts.noneText.${queue}`)} />
          )}
          {!error && (waiting || lines.length > 0) && (
            <PayoutTable brand={brand} queue={queue} lines={lines} waiting={waiting} onOpen={setOpened} />
          )}
        </div>
      </Tabs>
      {opened && <PayoutDrawer key={opened.id} brand={brand} queue={queue} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Count({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      {count}
      <span className="pv-visually-hidden"> {t('payouts.waiting')}</span>
    </Badge>
  );
}
