import type { DepositMethodsValue } from '@pavilion/api/wallet';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { useDepositMethods } from '../../queries/deposits';
import { AmountStep } from './AmountStep';
import styles from '../../features/money-screen.module.css';
import { ReviewStep } from './ReviewStep';
import type { ReviewedDeposit } from './reviewed';

/** The two steps before the provider's page. */
export function DepositForm({ onBegun }: { onBegun: (id: string) => void }) {
  const query = useDepositMethods();
  if (query.isPending) return <FormShape />;
  if (!query.data) return <LoadFailure query={query} />;
  return <Steps {...query.data} onBegun={onBegun} />;
}

function Steps({ methods, quickAmounts, onBegun }: DepositMethodsValue & { onBegun: (id: string) => void }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(methods[0]?.code ?? null);
  const [bonus, setBonus] = useState<string>();
  const [reviewed, setReviewed] = useState<ReviewedDeposit>();
  useBusy(typed !== '');
  const method = methods.find(({ code }) => code === chosen);
  if (!method)
    return (
      <EmptyState icon="bank" title={formatMessage({ id: 'deposit.none' })} text={formatMessage({ id: 'deposit.none.text' })} />
    );
  if (reviewed) return <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onBegun={onBegun} />;
  return (
    <AmountStep
      {...{ methods, quickAmounts, method, typed, bonus }}
      onType={setTyped}
      onChoose={setChosen}
      onBonus={setBonus}
      onReview={(amount) => setReviewed({ method, amount, bonus, idempotencyKey: crypto.randomUUID() })}
    />
  );
}

function FormShape() {
  return (
    <div className={styles['card']} aria-busy="true">
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="9rem" />
    </div>
  );
}
