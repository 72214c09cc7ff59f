import { useDialogs } from '@pavilion/host/dialogs';
import { CallError } from '@pavilion/host/http';
import { useFailureText } from '@pavilion/features/failures';
import { Button, TextField, type TextFieldProps } from '@pavilion/ui';
import { useId, useState } from 'react';
import { useSessionText } from '../use-session-text';
import styles from './mobile.module.css';
import { useCountdown } from './use-countdown';

interface CodeFieldProps extends Omit<TextFieldProps, 'label' | 'id' | 'end'> {
  /** Sends a code; `undefined` when there is nowhere to send it yet. @throws CallError */
  send: () => Promise<{ expiredMinutes: number } | undefined>;
  /** Takes a refusal that belongs to another field, such as the number. */
  refuse?: (reason: CallError) => boolean;
}

/** The box for a code that is sent, and the button that sends it: not more often than the server says. */
export function CodeField({ send, refuse, ...field }: CodeFieldProps) {
  const text = useSessionText();
  const id = useId();
  const { left, start } = useCountdown();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const refused = useRefusal(refuse);
  const press = async () => {
    setSending(true);
    try {
      const answer = await send();
      if (!answer) return;
      start(answer.expiredMinutes * 60);
      setSent(true);
      document.getElementById(id)?.focus();
    } catch (reason) {
      start(secondsIn(reason));
      await refused(reason);
    } finally {
      setSending(false);
    }
  };
  return (
    <TextField
      {...field}
      id={id}
      label={text('field.verificationCode')}
      required
      hint={sent && !field.error ? text('code.sent') : undefined}
      icon="shield-check"
      maxLength={12}
      inputMode="numeric"
      autoComplete="one-time-code"
      end={
        <Button
          size="small"
          variant="ghost"
          className={styles['send']}
          busy={sending}
          disabled={left > 0}
          onClick={() => void press()}
        >
          {left > 0 ? text('code.again', { seconds: left }) : text('code.send')}
        </Button>
      }
    />
  );
}

/** A code that could not be sent is said in a dialog of its own, unless it is another field's fault. */
function useRefusal(refuse: CodeFieldProps['refuse']): (reason: unknown) => Promise<void> {
  const text = useSessionText();
  const failureText = useFailureText();
  const { confirm, customerService } = useDialogs();
  return async (reason) => {
    if (reason instanceof CallError && refuse?.(reason)) return;
    const question = {
      title: text('code.failed'),
      text: failureText(reason),
      confirm: text('service'),
      cancel: text('close'),
    };
    if (await confirm(question)) customerService();
  };
}

function secondsIn(reason: unknown): number {
  const seconds = reason instanceof CallError ? reason.details.seconds : undefined;
  return typeof seconds === 'number' ? seconds : 1;
}
