import { matchesPattern } from '@pavilion/api/patterns';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField } from '@pavilion/ui';
import { useForm } from 'react-hook-form';
import { Panel } from '../../features/Panel';
import { useChangePassword, usePasswordRule } from '../../queries/password';
import styles from './security.module.css';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;
/** Patterns that say more than how long. */
const SAID: Readonly<Record<string, string>> = {
  letters_and_digits: 'password.rule.lettersAndDigits',
  all_four_kinds: 'password.rule.allFourKinds',
};
const EMPTY: Typed = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

/** A new password; it signs every other device out. */
export function PasswordPanel() {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const change = useChangePassword();
  const { data: rule } = usePasswordRule();
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: EMPTY });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { errors, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await change.mutateAsync(typed);
      form.reset(EMPTY);
      toast('positive', formatMessage({ id: 'password.changed' }));
    } catch (reason) {
      show(reason);
    }
  });

  const required = formatMessage({ id: 'password.empty' });
  const wanted =
    rule && formatMessage({ id: SAID[rule.patternId] ?? 'password.rule' }, { min: rule.minLength, max: rule.maxLength });
  const fits = (value: string) => {
    const length = [...value.normalize('NFC')].length;
    return (
      !rule ||
      (length >= rule.minLength && length <= rule.maxLength && matchesPattern(rule.acceptedPattern, value.normalize('NFC')))
    );
  };
  const checks = {
    oldPassword: { required },
    newPassword: { required, validate: (value: string) => fits(value) || formatMessage({ id: 'password.unfit' }) },
    confirmNewPassword: {
      required,
      validate: (value: string, all: Typed) => value === all.newPassword || formatMessage({ id: 'password.differs' }),
    },
  };
  return (
    <Panel title={formatMessage({ id: 'password.title' })} text={formatMessage({ id: 'password.text' })}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        {FIELDS.map((name) => (
          <PasswordField
            key={name}
            {...form.register(name, checks[name])}
            label={formatMessage({ id: `password.${name}` })}
            hint={name === 'newPassword' ? wanted : undefined}
            error={errors[name]?.message}
            required
            maxLength={128}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            showLabel={formatMessage({ id: 'password.show' })}
            hideLabel={formatMessage({ id: 'password.hide' })}
          />
        ))}
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
