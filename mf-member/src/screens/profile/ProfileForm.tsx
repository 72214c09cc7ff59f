import type { Profile } from '@pavilion/api/members';
import { BirthdayField, useBirthdayRule } from '@pavilion/features/birthday';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { ProofFields, type ProofState, useProof } from '@pavilion/features/proofs';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField, TextField, type TextFieldProps } from '@pavilion/ui';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { useChangeProfile } from '../../queries/profile';
import styles from './profile.module.css';

const FIELDS = ['nickname', 'email', 'telegram', 'whatsapp', 'facebook', 'birthday', 'address'] as const;

const INPUT_ATTRIBUTES: Readonly<Record<Exclude<(typeof FIELDS)[number], 'birthday'>, Partial<TextFieldProps>>> = {
  nickname: { maxLength: 24, autoComplete: 'nickname', icon: 'user' },
  email: { maxLength: 120, autoComplete: 'email', inputMode: 'email', icon: 'mail' },
  telegram: { maxLength: 33, autoComplete: 'off' },
  whatsapp: { maxLength: 16, autoComplete: 'tel', inputMode: 'tel', icon: 'phone' },
  facebook: { maxLength: 60, autoComplete: 'off' },
  address: { maxLength: 200, autoComplete: 'street-address', icon: 'home' },
};

type ProfileValues = Profile & { password: string };

/** Sends only what changed, so that two open tabs do not undo one another. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { formatMessage } = useIntl();
  const { toast } = useDialogs();
  const change = useChangeProfile();
  const form = useForm<ProfileValues>({ values: { ...profile, password: '' }, resetOptions: { keepDirtyValues: true } });
  const { failure, show, clear } = useFormFailure(form, [...FIELDS, 'password']);
  const proof = useProof();
  const { errors, dirtyFields, isDirty, isSubmitting } = form.formState;
  useBusy(isDirty);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    const changed = Object.fromEntries(FIELDS.filter((name) => dirtyFields[name]).map((name) => [name, typed[name].trim()]));
    if (!Object.keys(changed).length) return;
    try {
      const account = 'email' in changed ? { password: typed.password, ...proof.body() } : {};
      form.reset({ ...(await change.mutateAsync({ ...changed, ...account })), password: '' });
      proof.reset();
      toast('positive', formatMessage({ id: 'profile.saved' }));
    } catch (reason) {
      if (!proof.take(reason)) show(reason);
    }
  });

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {FIELDS.map((name) =>
        name === 'birthday' ? (
          <Birthday key={name} form={form} />
        ) : (
          <TextField
            key={name}
            {...form.register(name)}
            {...INPUT_ATTRIBUTES[name]}
            className={name === 'address' ? styles['wide'] : undefined}
            label={formatMessage({ id: `profile.${name}` })}
            hint={name === 'nickname' ? formatMessage({ id: 'profile.nickname.hint' }) : undefined}
            error={errors[name]?.message}
          />
        ),
      )}
      {dirtyFields.email && <MailProof form={form} proof={proof} />}
      <div className={styles['wide']}>
        <FormFailure>{failure}</FormFailure>
      </div>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={!isDirty} busy={isSubmitting}>
          {formatMessage({ id: 'profile.save' })}
        </Button>
        {isDirty && (
          <Button variant="ghost" onClick={() => form.reset({ ...profile, password: '' })}>
            {formatMessage({ id: 'profile.undo' })}
          </Button>
        )}
      </div>
    </form>
  );
}

function Birthday({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { formatMessage } = useIntl();
  const whole = useBirthdayRule();
  return (
    <Controller
      control={form.control}
      name="birthday"
      rules={{ validate: whole }}
      render={({ field: { name: _name, ...field }, fieldState }) => (
        <BirthdayField
          {...field}
          label={formatMessage({ id: 'profile.birthday' })}
          hint={formatMessage({ id: 'profile.birthday.hint' })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** New passwords are asked for at the mail address: another one takes more than a session. */
function MailProof({ form, proof }: { form: UseFormReturn<ProfileValues>; proof: ProofState }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['wide']}>
      <PasswordField
        {...form.register('password')}
        label={formatMessage({ id: 'password.oldPassword' })}
        hint={formatMessage({ id: 'profile.password.hint' })}
        error={form.formState.errors.password?.message}
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={formatMessage({ id: 'password.show' })}
        hideLabel={formatMessage({ id: 'password.hide' })}
      />
      <ProofFields proof={proof} />
    </div>
  );
}
