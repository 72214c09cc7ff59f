import type { Recipient, TransferTerms, TransferValue } from '@pavilion/api/transfers';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { ChoiceStep } from './ChoiceStep';
import { ReviewStep } from './ReviewStep';
import type { Reviewed } from './reviewed';

/** Who and how much, then a look at all of it. */
export function SendForm({ terms, onSent }: { terms: TransferTerms; onSent: (sent: TransferValue) => void }) {
  const [typed, setTyped] = useState('');
  const [recipient, setRecipient] = useState<Recipient>();
  const [reviewed, setReviewed] = useState<Reviewed>();
  useBusy(typed !== '');
  if (reviewed) return <ReviewStep reviewed={reviewed} onBack={() => setReviewed(undefined)} onSent={onSent} />;
  return (
    <ChoiceStep
      {...{ terms, typed, recipient }}
      onType={setTyped}
      onChoose={setRecipient}
      onReview={(what) => setReviewed({ ...what, once: crypto.randomUUID() })}
    />
  );
}
