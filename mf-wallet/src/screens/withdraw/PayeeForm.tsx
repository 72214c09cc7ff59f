import type { WithdrawalTerms } from '@pavilion/api/withdrawals';
import { FormFailure } from '@pavilion/features/failures';
import { useIntl, useLocale } from '@pavilion/host/intl';
import { Button, RadioCards } from '@pavilion/ui';
import { useState } from 'react';
import { MethodMark } from '../../features/MethodMark';
import styles from '../../features/money-screen.module.css';
import { PayeeFields } from './PayeeFields';
import { usePayeeForm } from './use-payee-form';

interface PayeeFormProps {
  terms: WithdrawalTerms;
  /** There is another one already: this can be given up, and makes withdrawals wait. */
  onCancel?: () => void;
  onAdded?: () => void;
}

/** Where the money is to go. */
export function PayeeForm({ terms: { methods }, onCancel, onAdded }: PayeeFormProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [chosen, setChosen] = useState(methods[0]?.code ?? null);
  const method = methods.find(({ code }) => code === chosen);
  const { form, submit, failure } = usePayeeForm(method, onAdded);
  if (!method) return null;
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="new-payee">
      <div>
        <h2 id="new-payee" className={styles['subtitle']}>
          {formatMessage({ id: 'payee.title' })}
        </h2>
        <p className={styles['muted']}>{formatMessage({ id: onCancel ? 'payee.onHold' : 'payee.text' })}</p>
      </div>
      <RadioCards
        label={formatMessage({ id: 'payee.method' })}
        options={methods.map((each) => ({
          value: each.code,
          title: each.name[locale],
          media: <MethodMark method={each} />,
        }))}
        value={method.code}
        onValueChange={setChosen}
      />
      <PayeeFields form={form} method={method} />
      <FormFailure>{failure}</FormFailure>
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" size="large" wide busy={form.formState.isSubmitting}>
          {formatMessage({ id: 'payee.save' })}
        </Button>
        {onCancel && (
          <Button variant="ghost" wide onClick={onCancel}>
            {formatMessage({ id: 'review.back' })}
          </Button>
        )}
      </div>
    </form>
  );
}
