import type { BoardBrand, DepositLine, DepositQueue } from '@pavilion/api/operations';
import { Badge, EmptyState, Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandSubject } from '../brand/BrandSubject';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { DepositDrawer } from './DepositDrawer';
import styles from './deposits.module.css';
import { DepositTable } from './DepositTable';
import { Methods } from './Methods';
import { queues, useDeposits } from './use-deposits';

/** What players pay in: what waits for a person, what is open, what ended, and how the ways to pay do. */
export function DepositsPage() {
  const t = useTexts();
  return (
    <BrandSubject title={t('deposits.title')} text={t('deposits.text')}>
      {(brand) => <Deposits key={brand.brand} brand={brand} />}
    </BrandSubject>
  );
}

const tabs = [...queues, 'methods'] as const;

function Deposits({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((each) => each === params.get('queue')) ?? 'review';
  const { data } = useDeposits(brand, 'review');
  return (
    <Tabs
      label={t('deposits.queues')}
      tabs={tabs.map((id) => ({
        id,
        label: t(`deposits.queue.${id}`),
        badge: id === 'review' && <Count count={data?.waiting ?? 0} />,
      }))}
      selected={tab}
      onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
    >
      <div className={styles['panel']}>
        <h2 className="pv-visually-hidden">{t(`deposits.queue.${tab}`)}</h2>
        {tab === 'methods' ? <Methods brand={brand} /> : <Queue key={tab} brand={brand} queue={tab} />}
      </div>
    </Tabs>
  );
}

function Queue({ brand, queue }: { brand: string; queue: DepositQueue }) {
  const t = useTexts();
  const [opened, setOpened] = useState<DepositLine>();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useDeposits(brand, queue);
  const waiting = isPending || isPlaceholderData;
  const lines = data?.list ?? [];
  return (
    <>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!waiting && data && lines.length === 0 && (
        <EmptyState icon="wallet" title={t(`deposits.none.${queue}`)} text={t(`deposits.noneText.${queue}`)} />
      )}
      {!error && (waiting || lines.length > 0) && (
        <DepositTable brand={brand} queue={queue} lines={lines} waiting={waiting} onOpen={setOpened} />
      )}
      {opened && <DepositDrawer key={opened.id} brand={brand} queue={queue} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Count({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      {count}
      <span className="pv-visually-hidden"> {t('deposits.waiting')}</span>
    </Badge>
  );
}
