import type { WithdrawalValue } from '@pavilion/api/withdrawals';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { type Picture, PictureField } from '../../features/PictureField';
import { useConfirmWithdrawal } from '../../queries/withdrawals';

/** Once it was paid: did it arrive? A picture of the account helps whoever looks into it. */
export function ConfirmReceipt({ withdrawal: { id, confirmation, confirmUntil } }: { withdrawal: WithdrawalValue }) {
  const { formatMessage, formatDate } = useIntl();
  const textOf = useFailureText();
  const { mutate, isPending, error } = useConfirmWithdrawal(id);
  const [missing, setMissing] = useState(false);
  const [proof, setProof] = useState<Picture>();
  const [invalidProof, setInvalidProof] = useState(false);
  if (confirmation === 'none') return null;
  if (confirmation !== 'open' && confirmation !== 'disputed')
    return <p className={styles['muted']}>{formatMessage({ id: `withdraw.confirmed.${confirmation}` })}</p>;
  const arrived = (
    <Button variant="primary" wide busy={isPending && !missing} onClick={() => mutate({ outcome: 'received' })}>
      {formatMessage({ id: 'withdraw.arrived' })}
    </Button>
  );
  if (confirmation === 'disputed')
    return (
      <div className={styles['buttons']}>
        <p className={styles['muted']}>{formatMessage({ id: 'withdraw.confirmed.disputed' })}</p>
        {arrived}
      </div>
    );
  const choose = (picture: Picture | undefined, wrong: boolean) => {
    setInvalidProof(wrong);
    setProof(picture);
  };
  const send = () => mutate({ outcome: 'not-received', ...(proof && { proof: proof.data }) });
  return (
    <div className={styles['buttons']}>
      <p className={styles['muted']}>
        {formatMessage(
          { id: 'withdraw.arrivalQuestion' },
          { until: formatDate(confirmUntil ?? '', { dateStyle: 'medium', timeStyle: 'short' }) },
        )}
      </p>
      {missing ? (
        <>
          <PictureField label={formatMessage({ id: 'withdraw.proof' })} picture={proof} onChoose={choose} />
          <FormFailure>
            {invalidProof ? formatMessage({ id: 'withdraw.proof.invalid' }) : error ? textOf(error) : undefined}
          </FormFailure>
          <Button variant="primary" wide busy={isPending} onClick={send}>
            {formatMessage({ id: 'withdraw.missing.send' })}
          </Button>
          <Button variant="ghost" wide onClick={() => setMissing(false)}>
            {formatMessage({ id: 'withdraw.missing.back' })}
          </Button>
        </>
      ) : (
        <>
          <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
          {arrived}
          <Button variant="secondary" wide onClick={() => setMissing(true)}>
            {formatMessage({ id: 'withdraw.missing' })}
          </Button>
        </>
      )}
    </div>
  );
}
