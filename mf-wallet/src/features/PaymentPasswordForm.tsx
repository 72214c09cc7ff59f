import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { ProofFields, useProof } from '@pavilion/features/proofs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button } from '@pavilion/ui';
import { useForm } from 'react-hook-form';
import styles from './money-screen.module.css';
import { useSetPaymentPassword } from '../queries/withdrawals';
import { SecretField } from './SecretField';

const EMPTY = { password: '', paymentPassword: '', confirmPaymentPassword: '' };
const FIELDS = ['password', 'paymentPassword', 'confirmPaymentPassword'] as const;

/** Before money leaves for the first time: a second password, which takes the first one. */
export function PaymentPasswordForm() {
  const { formatMessage } = useIntl();
  const save = useSetPaymentPassword();
  const proof = useProof();
  const form = useForm({ defaultValues: EMPTY });
  const { failure, show, clear } = useFormFailure(form, FIELDS, (field, code) =>
    field === 'paymentPassword' && code === 'password.weak'
      ? formatMessage({ id: 'withdraw.paymentPassword.guessable' })
      : undefined,
  );
  const { errors, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);
  const submit = form.handleSubmit(async (typed) => {
    clear();
    await save.mutateAsync({ ...typed, ...proof.body() }).catch((reason) => proof.take(reason) || show(reason));
  });
  const required = formatMessage({ id: 'withdraw.empty' });
  const digits = { value: /^\d{6,15}$/, message: formatMessage({ id: 'withdraw.paymentPassword.digits' }) };
  return (
    <form className={styles['card']} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="second-password">
      <div>
        <h2 id="second-password" className={styles['subtitle']}>
          {formatMessage({ id: 'withdraw.paymentPassword.title' })}
        </h2>
        <p className={styles['muted']}>{formatMessage({ id: 'withdraw.paymentPassword.text' })}</p>
      </div>
      <SecretField
        {...form.register('password', { required })}
        label={formatMessage({ id: 'withdraw.paymentPassword.account' })}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <SecretField
        {...form.register('paymentPassword', { required, pattern: digits })}
        label={formatMessage({ id: 'withdraw.paymentPassword' })}
        hint={formatMessage({ id: 'withdraw.paymentPassword.digits' })}
        error={errors.paymentPassword?.message}
        autoComplete="new-password"
        inputMode="numeric"
      />
      <SecretField
        {...form.register('confirmPaymentPassword', {
          required,
          validate: (again, { paymentPassword }) =>
            again === paymentPassword || formatMessage({ id: 'withdraw.paymentPassword.differs' }),
        })}
        label={formatMessage({ id: 'withdraw.paymentPassword.again' })}
        error={errors.confirmPaymentPassword?.message}
        autoComplete="new-password"
        inputMode="numeric"
      />
      <ProofFields proof={proof} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {formatMessage({ id: 'withdraw.paymentPassword.save' })}
      </Button>
    </form>
  );
}
