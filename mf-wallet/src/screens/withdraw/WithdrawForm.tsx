import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { AmountStep } from './AmountStep';
import { PayeeForm } from './PayeeForm';
import { ReviewStep } from './ReviewStep';
import type { ReviewedWithdrawal } from './reviewed';

/** How much and where to, then a look at all of it. */
export function WithdrawForm({ terms, onBegun }: { terms: WithdrawalTerms; onBegun: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [reviewed, setReviewed] = useState<ReviewedWithdrawal>();
  useBusy(typed !== '');
  if (adding) return <PayeeForm terms={terms} onAdded={() => setAdding(false)} onCancel={() => setAdding(false)} />;
  if (reviewed) return <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onBegun={onBegun} />;
  return (
    <AmountStep
      {...{ terms, typed }}
      chosen={chosen ?? terms.payees[0]?.id ?? null}
      onType={setTyped}
      onChoose={setChosen}
      onAdd={() => setAdding(true)}
      onReview={(what) => setReviewed({ ...what, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
