import { requestPasswordResetMail } from '@pavilion/api/calls/verification';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useBusy } from '@pavilion/host/router';
import { errorText } from '@pavilion/i18n';
import { Button, EmptyState, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { readRememberedName } from '../../remembered-name';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

const FIELDS = ['username', 'email'] as const;

/** Whether any account can have this name. Whether one has it, nobody is told: that would be a list of who plays here. */
const canBeName = (typed: string) => !/[\s\p{C}]/u.test(typed.trim());

/** Asks for a mail with a link. What is said afterwards is the same whether or not there is such a member. */
export function ForgotPasswordByMail({ session }: { session: ShellSession }) {
  const text = useSessionText();
  const locale = useLocale();
  const { form, submit, failure, sent } = useMailRequest();
  const { errors, isSubmitting } = form.formState;
  if (sent) return <MailSent onClose={session.popups.close} />;
  const filled = { required: text('empty') };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['intro']}>{text('forgot.mail.text')}</p>
      <TextField
        {...form.register('username', {
          ...filled,
          validate: (typed) => canBeName(typed) || errorText('auth.unknown_name', locale),
        })}
        label={text('field.username')}
        error={errors.username?.message}
        icon="user"
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.register('email', {
          ...filled,
          validate: (typed) => /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(typed) || text('pattern.email'),
        })}
        label={text('field.email')}
        error={errors.email?.message}
        icon="mail"
        required
        maxLength={200}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('forgot.mail.submit')}
      </Button>
    </form>
  );
}

function MailSent({ onClose }: { onClose: () => void }) {
  const text = useSessionText();
  return (
    <div role="status">
      <EmptyState
        icon="mail"
        title={text('forgot.sent')}
        text={text('forgot.sent.text')}
        action={
          <Button variant="primary" onClick={onClose}>
            {text('ok')}
          </Button>
        }
      />
    </div>
  );
}

/** The form that asks for the mail, and whether the mail was sent. */
function useMailRequest() {
  const client = useClient();
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: { username: readRememberedName(), email: '' } });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  const { isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting && !sent);
  const submit = form.handleSubmit(async ({ username, email }) => {
    clear();
    try {
      await client.call(requestPasswordResetMail, { username: username.trim(), email: email.trim() });
      setSent(true);
    } catch (reason) {
      show(reason);
    }
  });
  return { form, submit, failure, sent };
}
