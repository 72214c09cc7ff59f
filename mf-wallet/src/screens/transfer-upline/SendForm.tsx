import type { TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { AmountStep } from './AmountStep';
import { ReviewStep } from './ReviewStep';
import type { Upline } from './upline';

interface SendFormProps {
  terms: TransferTerms;
  upline: Upline;
  onSent: (sent: TransferValue) => void;
}

/** How much, then a look at all of it. The key belongs to what was reviewed, so that it is sent once. */
export function SendForm({ terms, upline, onSent }: SendFormProps) {
  const [typed, setTyped] = useState('');
  const [reviewed, setReviewed] = useState<{ amount: bigint; once: string }>();
  useBusy(typed !== '');
  if (reviewed) return <ReviewStep {...reviewed} upline={upline} onBack={() => setReviewed(undefined)} onSent={onSent} />;
  return (
    <AmountStep
      {...{ terms, upline, typed }}
      onType={setTyped}
      onReview={(amount) => setReviewed({ amount, once: crypto.randomUUID() })}
    />
  );
}
