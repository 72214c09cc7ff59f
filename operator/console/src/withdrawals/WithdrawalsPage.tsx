import type { BoardBrand, WithdrawalLine } from '@pavilion/api/staff';
import { Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandPageLayout } from '../brand/BrandPageLayout';
import queueStyles from '../queues/queues.module.css';
import { QueryList } from '../queues/QueryList';
import { LoadMoreButton } from '../queues/LoadMoreButton';
import { PendingCount } from '../queues/PendingCount';
import { useTexts } from '../messages';
import { WithdrawalDrawer } from './WithdrawalDrawer';
import { WithdrawalTable } from './WithdrawalTable';
import { queues, useWithdrawals } from './use-withdrawals';

/** What players withdraw: what needs a review, what is in progress, what ended. */
export function WithdrawalsPage() {
  const t = useTexts();
  return (
    <BrandPageLayout title={t('withdrawals.title')} text={t('withdrawals.text')}>
      {(brand) => <Withdrawals key={brand.brand} brand={brand} />}
    </BrandPageLayout>
  );
}

function Withdrawals({ brand: { brand } }: { brand: BoardBrand }) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const queue = queues.find((each) => each === params.get('queue')) ?? 'review';
  const [opened, setOpened] = useState<WithdrawalLine>();
  const { query, first, lines, waiting, source } = useWithdrawals(brand, queue);
  const none = { icon: 'banknote', title: t(`withdrawals.none.${queue}`), text: t(`withdrawals.noneText.${queue}`) } as const;
  return (
    <>
      <Tabs
        label={t('withdrawals.queues')}
        tabs={queues.map((id) => ({
          id,
          label: t(`withdrawals.queue.${id}`),
          badge: (id === 'review' || id === 'disputed') && <PendingCount count={first?.waiting[id]} />,
        }))}
        selected={queue}
        onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
      >
        <div className={queueStyles['panel']}>
          <h2 className="pv-visually-hidden">{t(`withdrawals.queue.${queue}`)}</h2>
          <QueryList query={query} loading={waiting} count={lines.length} empty={none}>
            {(empty) => (
              <>
                <WithdrawalTable {...{ brand, queue, lines, waiting, source, empty }} onOpen={setOpened} more={query} />
                <LoadMoreButton query={query} />
              </>
            )}
          </QueryList>
        </div>
      </Tabs>
      {opened && <WithdrawalDrawer key={opened.id} brand={brand} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
