import { changePassword } from '@pavilion/api/calls/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useClient } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField } from '@pavilion/ui';
import { useForm } from 'react-hook-form';
import { ruleOf, satisfies, useRegistrationRules, useRuleText } from './registration-rules';
import styles from './session-dialogs.module.css';
import { useText } from './use-text';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

/** A new password in place of one that somebody else chose or that is too old. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const text = useText();
  const client = useClient();
  const { toast } = useDialogs();
  const { data } = useRegistrationRules();
  const ruleText = useRuleText();
  const rule = ruleOf(data?.rules, 'password');
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' } });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await client.call(changePassword, typed);
      toast('positive', text('password.changed'));
      onDone();
    } catch (reason) {
      show(reason);
    }
  });

  const shown = { showLabel: text('password.show'), hideLabel: text('password.hide'), required: true, maxLength: 128 };
  const required = text('empty');
  const checks = {
    oldPassword: { required },
    newPassword: { required, validate: (value: string) => !rule || satisfies(rule, value) || ruleText(rule) },
    confirmNewPassword: {
      required,
      validate: (value: string, all: Typed) => value === all.newPassword || text('password.differs'),
    },
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {FIELDS.map((name) => (
        <PasswordField
          key={name}
          {...form.register(name, checks[name])}
          {...shown}
          label={text(`field.${name}`)}
          hint={name === 'newPassword' && rule ? ruleText(rule) : undefined}
          error={errors[name]?.message}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
        />
      ))}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('password.change')}
      </Button>
    </form>
  );
}
