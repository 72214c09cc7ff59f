import type { ConfirmationBody, WithdrawalValue } from '@pavilion/api/withdrawals';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { parseAmount, useMoney } from '@pavilion/host/money';
import { AmountField, Button, KeyValueList } from '@pavilion/ui';
import { useState } from 'react';
import { PictureField } from '../../features/PictureField';
import { usePicture } from '../../features/use-picture';

interface MissingReportProps {
  withdrawal: WithdrawalValue;
  /** A part arrived, and how much is asked; otherwise nothing did. */
  part: boolean;
  error: Error | null;
  isPending: boolean;
  onSend: (said: ConfirmationBody) => void;
  onBack: () => void;
}

/** What did not arrive. A picture of the account helps whoever looks into it. */
export function MissingReport({ withdrawal, part, error, isPending, onSend, onBack }: MissingReportProps) {
  const { receives } = withdrawal;
  const { formatMessage } = useIntl();
  const { currencySymbol } = useBrand();
  const money = useMoney();
  const textOf = useFailureText();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { picture, problem, choose, read } = usePicture();
  const amount = part ? parseAmount(typed) : 0n;
  const fits = !part || isPart(amount, withdrawal);
  const send = async () => {
    setTried(true);
    const proof = await read();
    // Who has seen that the picture cannot be sent may do without one.
    if (!fits || (typeof proof === 'string' && !problem)) return;
    const said = part ? ({ outcome: 'received', amount: String(amount) } as const) : ({ outcome: 'not-received' } as const);
    onSend({ ...said, ...(typeof proof === 'object' && { proof: proof.data }) });
  };
  return (
    <>
      {part && (
        <AmountField
          label={formatMessage({ id: 'withdraw.part.amount' })}
          error={tried && !fits ? formatMessage({ id: 'withdraw.part.bounds' }, { receives: money(receives) }) : undefined}
          value={typed}
          onValueChange={setTyped}
          currency={currencySymbol}
        />
      )}
      <ReceivedAndRemaining receives={BigInt(receives)} received={fits ? amount : 0n} />
      <PictureField label={formatMessage({ id: 'withdraw.proof' })} picture={picture} onChoose={choose} />
      <FormFailure>{problem ? formatMessage({ id: `picture.${problem}` }) : error ? textOf(error) : undefined}</FormFailure>
      <Button variant="primary" wide busy={isPending} onClick={() => void send()}>
        {formatMessage({ id: 'withdraw.missing.send' })}
      </Button>
      <Button variant="ghost" wide onClick={onBack}>
        {formatMessage({ id: 'withdraw.missing.back' })}
      </Button>
    </>
  );
}

function ReceivedAndRemaining({ receives, received = 0n }: { receives: bigint; received: bigint | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <KeyValueList
      items={[
        { label: formatMessage({ id: 'withdraw.received' }), value: money(received) },
        { label: formatMessage({ id: 'withdraw.remaining' }), value: money(receives - received), strong: true },
      ]}
    />
  );
}

/** So much, or more, but not all of it. */
function isPart(amount: bigint | undefined, { receives, received, confirmation }: WithdrawalValue): boolean {
  const least = confirmation === 'disputed' ? BigInt(received) : 1n;
  return amount !== undefined && amount > 0n && amount >= least && amount < BigInt(receives);
}
