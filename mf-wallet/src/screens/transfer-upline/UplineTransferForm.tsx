import type { TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { AmountStep } from './AmountStep';
import { ReviewStep } from './ReviewStep';
import type { Upline } from './upline';

interface UplineTransferFormProps {
  terms: TransferTerms;
  upline: Upline;
  onSent: (sent: TransferValue) => void;
}

/** How much, then a look at all of it. The key belongs to what was reviewed, so that it is sent once. */
export function UplineTransferForm({ terms, upline, onSent }: UplineTransferFormProps) {
  const [typed, setTyped] = useState('');
  const [reviewed, setReviewed] = useState<{ amount: bigint; idempotencyKey: string }>();
  useBusy(typed !== '');
  if (reviewed) return <ReviewStep {...reviewed} upline={upline} onBack={() => setReviewed(undefined)} onSent={onSent} />;
  return (
    <AmountStep
      {...{ terms, upline, typed }}
      onType={setTyped}
      onReview={(amount) => setReviewed({ amount, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
