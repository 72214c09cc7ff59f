import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { CallError } from '@pavilion/host/http';
import { useBusy } from '@pavilion/host/router';
import { Button, Checkbox, PasswordField, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../create-session';
import { rememberedName, rememberName } from '../remembered-name';
import { CaptchaField } from './CaptchaField';
import styles from './session-dialogs.module.css';
import { TrialButton } from './TrialButton';
import { useText } from './use-text';

interface Typed {
  username: string;
  password: string;
  captcha: string;
  captchaId: string;
  remember: boolean;
}

const FIELDS = ['username', 'password', 'captcha'] as const;

/** Signing in by user name; a captcha joins when the server wants one. */
export function SignInForm({ session }: { session: ShellSession }) {
  const text = useText();
  const remembered = rememberedName();
  const form = useForm<Typed>({
    defaultValues: { username: remembered, password: '', captcha: '', captchaId: '', remember: remembered !== '' },
  });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const [captchas, setCaptchas] = useState(0);
  const freePlay = useFlag('FREEPLAY');
  const { errors, isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async ({ username, password, captcha, captchaId, remember }) => {
    clear();
    const name = username.trim();
    try {
      await session.signInBy({ username: name, password, ...(captchas > 0 && { captcha, captchaId }) });
      rememberName(remember ? name : undefined);
    } catch (reason) {
      show(reason);
      // Every answer to a captcha uses it up, whatever else was wrong.
      if (captchas > 0 || (reason instanceof CallError && reason.details.captcha)) setCaptchas(captchas + 1);
      form.resetField('captcha');
    }
  });

  const filled = { required: text('empty') };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...form.register('username', filled)}
        label={text('field.username')}
        error={errors.username?.message}
        icon="user"
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.register('password', filled)}
        label={text('field.password')}
        error={errors.password?.message}
        icon="lock"
        required
        maxLength={128}
        autoComplete="current-password"
        showLabel={text('password.show')}
        hideLabel={text('password.hide')}
      />
      {captchas > 0 && (
        <CaptchaField
          {...form.register('captcha', filled)}
          error={errors.captcha?.message}
          asked={captchas}
          onPicture={(id) => form.setValue('captchaId', id)}
        />
      )}
      <Checkbox {...form.register('remember')} label={text('remember')} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('signIn')}
      </Button>
      {freePlay && <TrialButton session={session} onFailure={show} />}
    </form>
  );
}
