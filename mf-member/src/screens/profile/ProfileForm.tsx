import type { Profile } from '@pavilion/api/members';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { ProofFields, useProof } from '@pavilion/features/proofs';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { Button, PasswordField, TextField, type TextFieldProps } from '@pavilion/ui';
import { useForm } from 'react-hook-form';
import { useChangeProfile } from '../../queries/profile';
import styles from './profile.module.css';

const FIELDS = ['nickname', 'email', 'telegram', 'whatsapp', 'facebook', 'birthday', 'address'] as const;

const INPUT_ATTRIBUTES: Readonly<Record<(typeof FIELDS)[number], Partial<TextFieldProps>>> = {
  nickname: { maxLength: 24, autoComplete: 'nickname', icon: 'user' },
  email: { maxLength: 120, autoComplete: 'email', inputMode: 'email', icon: 'mail' },
  telegram: { maxLength: 33, autoComplete: 'off' },
  whatsapp: { maxLength: 16, autoComplete: 'tel', inputMode: 'tel', icon: 'phone' },
  facebook: { maxLength: 60, autoComplete: 'off' },
  birthday: { type: 'date', autoComplete: 'bday' },
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
      {FIELDS.map((name) => (
        <TextField
          key={name}
          {...form.register(name)}
          {...INPUT_ATTRIBUTES[name]}
          className={name === 'address' ? styles['wide'] : undefined}
          label={formatMessage({ id: `profile.${name}` })}
          hint={name === 'nickname' || name === 'birthday' ? formatMessage({ id: `profile.${name}.hint` }) : undefined}
          error={errors[name]?.message}
        />
      ))}
      {dirtyFields.email && (
        <div className={styles['wide']}>
          <PasswordField
            {...form.register('password')}
            label={formatMessage({ id: 'password.oldPassword' })}
            hint={formatMessage({ id: 'profile.password.hint' })}
            error={errors.password?.message}
            required
            maxLength={128}
            autoComplete="current-password"
            showLabel={formatMessage({ id: 'password.show' })}
            hideLabel={formatMessage({ id: 'password.hide' })}
          />
          <ProofFields proof={proof} />
        </div>
      )}
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
