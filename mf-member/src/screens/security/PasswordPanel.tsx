import { FormFailure } from '@pavilion/features/failures';
import { ProofFields } from '@pavilion/features/proofs';
import { useIntl } from '@pavilion/host/intl';
import { Button, PasswordField } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import styles from './security.module.css';
import { PASSWORD_FIELDS, usePasswordForm } from './use-password-form';
import { usePasswordValidation } from './use-password-validation';

/** A new password; it signs every other device out. */
export function PasswordPanel() {
  const { formatMessage } = useIntl();
  const { form, submit, failure, proof } = usePasswordForm();
  const { rules, hint } = usePasswordValidation();
  const { errors, isSubmitting } = form.formState;
  return (
    <Panel title={formatMessage({ id: 'password.title' })} text={formatMessage({ id: 'password.text' })}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {PASSWORD_FIELDS.map((name) => (
          <PasswordField
            key={name}
            {...form.register(name, rules[name])}
            label={formatMessage({ id: `password.${name}` })}
            hint={name === 'newPassword' ? hint : undefined}
            error={errors[name]?.message}
            required
            maxLength={128}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            showLabel={formatMessage({ id: 'password.show' })}
            hideLabel={formatMessage({ id: 'password.hide' })}
          />
        ))}
        <ProofFields proof={proof} />
        <FormFailure>{failure}</FormFailure>
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {formatMessage({ id: 'password.change' })}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
