import type { DepositMethodsValue } from '@pavilion/api/wallet';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount } from '@pavilion/host/money';
import { useBusy, useSearchParams } from '@pavilion/host/router';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { useDepositMethods } from '../../queries/deposits';
import { AmountStep } from './AmountStep';
import { DepositColumns } from './DepositColumns';
import { DepositSummary } from './DepositSummary';
import styles from '../../features/money-screen.module.css';
import { ReviewStep } from './ReviewStep';
import type { ReviewedDeposit } from './reviewed';

/** The two steps before the provider's page. */
export function DepositForm({ onBegun }: { onBegun: (id: string) => void }) {
  const query = useDepositMethods();
  const asked = useAskedAmount();
  if (query.isPending)
    return (
      <DepositColumns>
        <FormShape />
      </DepositColumns>
    );
  if (!query.data) return <LoadFailure query={query} />;
  return <Steps key={asked} {...query.data} asked={asked} onBegun={onBegun} />;
}

/** The amount in the address, for whoever chose one on the way here. */
function useAskedAmount(): string {
  const [search] = useSearchParams();
  const amount = search.get('amount') ?? '';
  return parseAmount(amount) === undefined ? '' : amount;
}

interface StepsProps extends DepositMethodsValue {
  asked: string;
  onBegun: (id: string) => void;
}

function Steps({ methods, quickAmounts, asked, onBegun }: StepsProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(asked);
  const [chosen, setChosen] = useState(methods[0]?.code ?? null);
  const [bonus, setBonus] = useState<string>();
  const [reviewed, setReviewed] = useState<ReviewedDeposit>();
  useBusy(typed !== asked);
  const method = methods.find(({ code }) => code === chosen);
  if (!method)
    return (
      <EmptyState icon="bank" title={formatMessage({ id: 'deposit.none' })} text={formatMessage({ id: 'deposit.none.text' })} />
    );
  if (reviewed)
    return (
      <DepositColumns>
        <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onBegun={onBegun} />
      </DepositColumns>
    );
  return (
    <DepositColumns summary={<DepositSummary method={method} typed={typed} />}>
      <AmountStep
        {...{ methods, quickAmounts, method, typed, bonus }}
        onType={setTyped}
        onChoose={setChosen}
        onBonus={setBonus}
        onReview={(amount) => setReviewed({ method, amount, bonus, idempotencyKey: crypto.randomUUID() })}
      />
    </DepositColumns>
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
