import type { TransferValue } from '@pavilion/api/transfers';
import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { CallError } from '@pavilion/host/http';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Button, KeyValueList, PasswordField } from '@pavilion/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTransferToDownline } from '../../queries/transfers';
import { memberName } from './member-name';
import type { ReviewedTransfer } from './reviewed';
import styles from './transfer.module.css';

interface ReviewStepProps {
  reviewed: ReviewedTransfer;
  onBack: () => void;
  onSent: (sent: TransferValue) => void;
}

/** What will be sent and to whom, and the second password before it happens. */
export function ReviewStep({ reviewed: { recipient, amount, idempotencyKey }, onBack, onSent }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const textOf = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [secret, setSecret] = useState('');
  const [empty, setEmpty] = useState(false);
  const send = useTransferToDownline();
  useEffect(() => heading.current?.focus(), []);
  const wrong = send.error instanceof CallError && send.error.fields['paymentPassword'] ? send.error.message : undefined;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmpty(secret === '');
    if (secret === '') return;
    send.mutate(
      { memberId: recipient.id, amount: String(amount), paymentPassword: secret, key: idempotencyKey },
      { onSuccess: onSent },
    );
  };
  return (
    <form className={styles['card']} onSubmit={submit} noValidate aria-labelledby="transfer-review">
      <h2 id="transfer-review" ref={heading} tabIndex={-1} className={styles['subtitle']}>
        {formatMessage({ id: 'transfer.reviewing' })}
      </h2>
      <p className={styles['amount']}>{money(amount)}</p>
      <KeyValueList items={[{ label: formatMessage({ id: 'transfer.to' }), value: memberName(recipient) }]} />
      <p className={styles['muted']}>{formatMessage({ id: 'transfer.final' })}</p>
      <PasswordField
        label={formatMessage({ id: 'transfer.paymentPassword' })}
        showLabel={formatMessage({ id: 'transfer.paymentPassword.show' })}
        hideLabel={formatMessage({ id: 'transfer.paymentPassword.hide' })}
        error={empty ? formatMessage({ id: 'transfer.paymentPassword.empty' }) : wrong}
        required
        maxLength={64}
        autoComplete="off"
        inputMode="numeric"
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
      {send.error && !wrong && <FormFailure>{textOf(send.error)}</FormFailure>}
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={send.isPending}>
          {formatMessage({ id: 'transfer.confirm' }, { amount: money(amount) })}
        </Button>
        <Button variant="ghost" wide disabled={send.isPending} onClick={onBack}>
          {formatMessage({ id: 'transfer.back' })}
        </Button>
      </div>
    </form>
  );
}
