import type { ConfirmationBody, WithdrawalValue } from '@pavilion/api/withdrawals';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { useConfirmWithdrawal } from '../../queries/withdrawals';
import { MissingReport } from './MissingReport';

/** Once it was paid: did all of it arrive, a part, or nothing? */
export function ConfirmReceipt({ withdrawal }: { withdrawal: WithdrawalValue }) {
  const { formatMessage, formatDate } = useIntl();
  const { id, confirmation, confirmUntil } = withdrawal;
  const { mutate, isPending, error } = useConfirmWithdrawal(id);
  const [missing, setMissing] = useState<'part' | 'all'>();
  const textOf = useFailureText();
  if (confirmation === 'none') return null;
  if (confirmation !== 'open' && confirmation !== 'disputed')
    return <p className={styles['muted']}>{formatMessage({ id: `withdraw.confirmed.${confirmation}` })}</p>;
  const isDisputed = confirmation === 'disputed';
  const until = formatDate(confirmUntil ?? '', { dateStyle: 'medium', timeStyle: 'short' });
  const send = (said: ConfirmationBody) => mutate(said, { onSuccess: () => setMissing(undefined) });
  return (
    <div className={styles['buttons']}>
      <p className={styles['muted']}>
        {isDisputed
          ? formatMessage({ id: 'withdraw.confirmed.disputed' })
          : formatMessage({ id: 'withdraw.arrivalQuestion' }, { until })}
      </p>
      {missing ? (
        <MissingReport
          {...{ withdrawal, error, isPending }}
          part={missing === 'part'}
          onSend={send}
          onBack={() => setMissing(undefined)}
        />
      ) : (
        <>
          <FormFailure>{error ? textOf(error) : undefined}</FormFailure>
          <Button variant="primary" wide busy={isPending} onClick={() => send({ outcome: 'fully-paid' })}>
            {formatMessage({ id: 'withdraw.arrived' })}
          </Button>
          <Button variant="secondary" wide onClick={() => setMissing('part')}>
            {formatMessage({ id: 'withdraw.part' })}
          </Button>
          {!isDisputed && (
            <Button variant="secondary" wide onClick={() => setMissing('all')}>
              {formatMessage({ id: 'withdraw.missing' })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
