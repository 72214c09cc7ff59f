import type { BoardBrand, DepositLine } from '@pavilion/api/staff';
import { Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import queueStyles from '../queues/queues.module.css';
import { QueryList } from '../queues/QueryList';
import { LoadMoreButton } from '../queues/LoadMoreButton';
import { PendingCount } from '../queues/PendingCount';
import { useTexts } from '../messages';
import { DepositDrawer } from './DepositDrawer';
import { DepositTable } from './DepositTable';
import { Methods } from './Methods';
import { queues, useDeposits } from './use-deposits';

/** What players pay in: what waits for a person, what is open, what ended, and how the ways to pay do. */
export function DepositsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('deposits.title')} text={t('deposits.text')}>
      {(brand) => <Deposits key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

const tabs = [...queues, 'methods'] as const;

function Deposits({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((each) => each === params.get('queue')) ?? 'review';
  const queue = tab === 'methods' ? 'review' : tab;
  const [opened, setOpened] = useState<DepositLine>();
  const { query, first, lines, waiting, source } = useDeposits(brand, queue);
  const none = { icon: 'wallet', title: t(`deposits.none.${queue}`), text: t(`deposits.noneText.${queue}`) } as const;
  return (
    <>
      <Tabs
        label={t('deposits.queues')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`deposits.queue.${id}`),
          badge: id === 'review' && <PendingCount count={first?.waiting} />,
        }))}
        selected={tab}
        onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
      >
        <div className={queueStyles['panel']}>
          <h2 className="pv-visually-hidden">{t(`deposits.queue.${tab}`)}</h2>
          {tab === 'methods' ? (
            <Methods brand={brand} />
          ) : (
            <QueryList query={query} loading={waiting} count={lines.length} empty={none}>
              {(empty) => (
                <>
                  <DepositTable {...{ brand, queue, lines, waiting, source, empty }} onOpen={setOpened} more={query} />
                  <LoadMoreButton query={query} />
                </>
              )}
            </QueryList>
          )}
        </div>
      </Tabs>
      {opened && <DepositDrawer key={opened.id} brand={brand} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
