import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { AmountStep } from './AmountStep';
import { PayeeForm } from './PayeeForm';
import { ReviewStep } from './ReviewStep';
import type { ReviewedWithdrawal } from './reviewed';
import { WithdrawColumns } from './WithdrawColumns';
import { WithdrawSummary } from './WithdrawSummary';

/** How much and where to, then a look at all of it. */
export function WithdrawForm({ terms, onBegun }: { terms: WithdrawalTerms; onBegun: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [reviewed, setReviewed] = useState<ReviewedWithdrawal>();
  useBusy(typed !== '');
  if (adding)
    return (
      <WithdrawColumns>
        <PayeeForm terms={terms} onAdded={() => setAdding(false)} onCancel={() => setAdding(false)} />
      </WithdrawColumns>
    );
  if (reviewed)
    return (
      <WithdrawColumns>
        <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onBegun={onBegun} />
      </WithdrawColumns>
    );
  const payee = terms.payees.find(({ id }) => id === chosen) ?? terms.payees[0];
  const method = terms.methods.find(({ code }) => code === payee?.method);
  return (
    <WithdrawColumns summary={<WithdrawSummary {...{ terms, method, typed }} />}>
      <AmountStep
        {...{ terms, typed }}
        chosen={payee?.id ?? null}
        onType={setTyped}
        onChoose={setChosen}
        onAdd={() => setAdding(true)}
        onReview={(what) => setReviewed({ ...what, idempotencyKey: crypto.randomUUID() })}
      />
    </WithdrawColumns>
  );
}
