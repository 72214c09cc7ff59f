import { verifyChallenge, sendChallengeCode } from '@pavilion/api/calls/auth';
import type { ChallengeRequired, ChallengeMethod } from '@pavilion/api/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { CallError, useClient } from '@pavilion/host/http';
import { Button, Dialog, Icon, RadioCards, TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { CodeField } from '../mobile/CodeField';
import { normaliseNumber } from '@pavilion/features/mobile-number';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

const ICONS = { sms: 'phone', mail: 'mail', 'payment-password': 'wallet', authenticator: 'shield-check' } as const;

/** One more thing to show: because nobody signed in as this member from here before, or because they have an authenticator. */
export function ChallengeDialog({ session, needed }: { session: ShellSession; needed: ChallengeRequired }) {
  const text = useSessionText();
  const [way, setWay] = useState<ChallengeMethod | null>(needed.ways.length === 1 ? (needed.ways[0]?.way ?? null) : null);
  return (
    <Dialog
      open
      size="small"
      title={text('check')}
      closeLabel={text('close')}
      onClose={session.popups.close}
      closeOnBackdrop={false}
    >
      <p className={styles['lead']}>{text(way === 'authenticator' ? 'check.text.authenticator' : 'check.text')}</p>
      <div className={styles['form']}>
        {needed.ways.length > 1 && (
          <RadioCards
            label={text('check.methods')}
            layout="list"
            value={way}
            onValueChange={setWay}
            options={needed.ways.map(({ way: each, target }) => ({
              value: each,
              title: text(`check.${each}`),
              ...(target && { text: <bdi>{target}</bdi> }),
              media: <Icon name={ICONS[each]} />,
            }))}
          />
        )}
        {way && <ChallengeForm key={way} session={session} challenge={needed.challenge} way={way} />}
      </div>
    </Dialog>
  );
}

function ChallengeForm({ session, challenge, way }: { session: ShellSession; challenge: string; way: ChallengeMethod }) {
  const text = useSessionText();
  const client = useClient();
  const { toast } = useDialogs();
  const form = useForm<{ answer: string }>({ defaultValues: { answer: '' } });
  const { failure, show, clear } = useFormFailure(form, ['answer']);
  const { errors, isSubmitting } = form.formState;
  const refused = (reason: unknown) => {
    if (!(reason instanceof CallError)) return show(reason);
    if (reason.code === 'auth.challenge_wrong') return form.setError('answer', { message: reason.message }, { shouldFocus: true });
    if (reason.code !== 'auth.challenge_expired') return show(reason);
    toast('negative', reason.message);
    session.popups.open({ name: 'sign-in' });
  };
  const submit = form.handleSubmit(async ({ answer }) => {
    clear();
    try {
      await session.completeSignIn(verifyChallenge, { challenge, way, answer: normaliseNumber(answer) });
    } catch (reason) {
      refused(reason);
      form.resetField('answer', { keepError: true });
    }
  });
  const field = { ...form.register('answer', { required: text('empty') }), error: errors.answer?.message };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {way === 'sms' || way === 'mail' ? (
        <CodeField
          {...field}
          send={() => client.call(sendChallengeCode, { challenge, way })}
          refuse={(reason) => isChallengeExpired(reason, refused)}
        />
      ) : (
        <TextField
          {...field}
          label={text(`check.${way}.field`)}
          hint={text(`check.${way}.hint`)}
          required
          maxLength={120}
          autoComplete={way === 'authenticator' ? 'one-time-code' : 'off'}
          type={way === 'payment-password' ? 'password' : 'text'}
          spellCheck={false}
        />
      )}
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('check.submit')}
      </Button>
    </form>
  );
}

/** A check that is over needs no dialog of its own: its refusal leads back to the sign-in. */
function isChallengeExpired(reason: CallError, refused: (reason: unknown) => void): boolean {
  if (reason.code !== 'auth.challenge_expired') return false;
  refused(reason);
  return true;
}
