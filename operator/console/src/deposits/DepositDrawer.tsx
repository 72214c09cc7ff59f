import type { DepositLine, DepositQueue } from '@pavilion/api/operations';
import { Drawer, Icon, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useAmount } from '../payouts/use-amount';
import { type Deed, DepositDeeds } from './DepositDeeds';
import { DepositDialog } from './DepositDialog';
import { DepositFacts } from './DepositFacts';
import styles from './deposits.module.css';
import { useDeposits, useElsewhere } from './use-deposits';

export interface DepositDrawerProps {
  brand: string;
  queue: DepositQueue;
  /** As it was when somebody opened it. */
  opened: DepositLine;
  onClose: () => void;
}

/** One deposit: everything that decides, and the decision. It follows the deposit into other queues. */
export function DepositDrawer({ brand, queue, opened, onClose }: DepositDrawerProps) {
  const t = useTexts();
  const amountOf = useAmount();
  const [deed, setDeed] = useState<Deed>();
  const [refusal, setRefusal] = useState('');
  const { data } = useDeposits(brand, queue);
  const here = data?.list.find(({ id }) => id === opened.id);
  const elsewhere = useElsewhere(brand, opened.id, !here);
  const found = here ?? elsewhere.data;
  const line = found ?? opened;
  return (
    <Drawer
      open
      side="end"
      size="wide"
      title={t('deposits.one', { amount: amountOf(opened.amount, opened.currency), account: opened.member.account })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={styles['drawer']}>
        <div role="alert" className={styles['alert']}>
          {refusal && (
            <p className={styles['notice']}>
              <Icon name="alert" size={18} />
              <span>
                {refusal} {t('deposits.anew')}
              </span>
            </p>
          )}
        </div>
        {found === undefined && !elsewhere.error && <Skeleton shape="block" height="280px" />}
        {found === undefined && elsewhere.error && (
          <LoadFailure error={elsewhere.error} onRetry={() => void elsewhere.refetch()} busy={elsewhere.isFetching} />
        )}
        {found === null && <p>{t('deposits.gone')}</p>}
        {found && (
          <>
            <DepositFacts brand={brand} line={line} />
            <DepositDeeds brand={brand} line={line} onDeed={setDeed} />
          </>
        )}
      </div>
      {deed && (
        <DepositDialog
          brand={brand}
          line={line}
          deed={deed}
          onBegin={() => setRefusal('')}
          onRefused={setRefusal}
          onClose={() => setDeed(undefined)}
        />
      )}
    </Drawer>
  );
}
