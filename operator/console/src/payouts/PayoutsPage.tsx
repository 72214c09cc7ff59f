import type { BoardBrand, WithdrawalLine } from '@pavilion/api/operations';
import { Tabs } from '@pavilion/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BrandSubject } from '../brand/BrandSubject';
import desk from '../desk/desk.module.css';
import { Listed } from '../desk/Listed';
import { MorePages } from '../desk/MorePages';
import { WaitingCount } from '../desk/WaitingCount';
import { useTexts } from '../messages';
import { PayoutDrawer } from './PayoutDrawer';
import { PayoutTable } from './PayoutTable';
import { queues, usePayouts } from './use-payouts';

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
  const { query, first, lines, waiting } = usePayouts(brand, queue);
  const none = { icon: 'banknote', title: t(`payouts.none.${queue}`), text: t(`payouts.noneText.${queue}`) } as const;
  return (
    <>
      <Tabs
        label={t('payouts.queues')}
        tabs={queues.map((id) => ({
          id,
          label: t(`payouts.queue.${id}`),
          badge: (id === 'review' || id === 'disputed') && <WaitingCount count={first?.waiting[id]} />,
        }))}
        selected={queue}
        onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
      >
        <div className={desk['panel']}>
          <h2 className="pv-visually-hidden">{t(`payouts.queue.${queue}`)}</h2>
          <Listed query={query} waiting={waiting} count={lines.length} none={none}>
            <PayoutTable {...{ brand, queue, lines, waiting }} onOpen={setOpened} />
            <MorePages query={query} />
          </Listed>
        </div>
      </Tabs>
      {opened && <PayoutDrawer key={opened.id} brand={brand} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
