import type { Recipient, TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { AmountStep } from './AmountStep';
import { ReviewStep } from './ReviewStep';
import type { ReviewedTransfer } from './reviewed';

/** Who and how much, then a look at all of it. */
export function TransferForm({ terms, onSent }: { terms: TransferTerms; onSent: (sent: TransferValue) => void }) {
  const [typed, setTyped] = useState('');
  const [recipient, setRecipient] = useState<Recipient>();
  const [reviewed, setReviewed] = useState<ReviewedTransfer>();
  useBusy(typed !== '');
  if (reviewed) return <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onSent={onSent} />;
  return (
    <AmountStep
      {...{ terms, typed, recipient }}
      onType={setTyped}
      onChoose={setRecipient}
      onReview={(what) => setReviewed({ ...what, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
