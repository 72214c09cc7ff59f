import type { WithdrawalLine, WithdrawalQueue } from '@pavilion/api/operations';
import { Drawer, Icon, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { type Deed, PayoutDeeds } from './PayoutDeeds';
import { PayoutDialog } from './PayoutDialog';
import { PayoutFacts } from './PayoutFacts';
import { useAmount } from './use-amount';
import { useElsewhere, usePayouts } from './use-payouts';
import styles from './payouts.module.css';

export interface PayoutDrawerProps {
  brand: string;
  queue: WithdrawalQueue;
  /** As it was when somebody opened it. */
  opened: WithdrawalLine;
  onClose: () => void;
}

/** One withdrawal: everything that decides, and the decision. It follows the withdrawal into other queues. */
export function PayoutDrawer({ brand, queue, opened, onClose }: PayoutDrawerProps) {
  const t = useTexts();
  const amountOf = useAmount();
  const [deed, setDeed] = useState<Deed>();
  const [refusal, setRefusal] = useState('');
  const { line, known, elsewhere } = usePayout(brand, queue, opened);
  const { amount, currency, member } = opened;
  return (
    <Drawer
      open
      side="end"
      size="wide"
      title={t('payouts.one', { amount: amountOf(amount, currency), account: member.account })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={styles['drawer']}>
        <div role="alert" className={styles['alert']}>
          {refusal && (
            <p className={styles['notice']}>
              <Icon name="alert" size={18} />
              <span>
                {refusal} {t('payouts.anew')}
              </span>
            </p>
          )}
        </div>
        {known === 'not-yet' && <Skeleton shape="block" height="280px" />}
        {known === 'failed' && (
          <LoadFailure error={elsewhere.error} onRetry={() => void elsewhere.refetch()} busy={elsewhere.isFetching} />
        )}
        {known === 'gone' && <p>{t('payouts.gone')}</p>}
        {known === 'yes' && (
          <>
            <PayoutFacts brand={brand} line={line} />
            <PayoutDeeds brand={brand} line={line} onDeed={setDeed} />
          </>
        )}
      </div>
      {deed && (
        <PayoutDialog
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

/** The withdrawal as it is now, wherever it went since it was opened. */
function usePayout(brand: string, queue: WithdrawalQueue, opened: WithdrawalLine) {
  const { data } = usePayouts(brand, queue);
  const here = data?.list.find(({ id }) => id === opened.id);
  const elsewhere = useElsewhere(brand, opened.id, !here);
  const line = here ?? elsewhere.data ?? opened;
  return { line, known: knownOf(here ?? elsewhere.data, elsewhere.error), elsewhere };
}

function knownOf(found: WithdrawalLine | null | undefined, error: Error | null): 'yes' | 'gone' | 'failed' | 'not-yet' {
  if (found) return 'yes';
  if (found === null) return 'gone';
  return error ? 'failed' : 'not-yet';
}
