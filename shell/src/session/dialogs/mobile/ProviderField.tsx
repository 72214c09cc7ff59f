import type { PhoneProvider } from '@pavilion/api/verification';
import { useLocale } from '@pavilion/host/intl';
import { Button, Icon } from '@pavilion/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useSessionText } from '../use-session-text';
import { type MobileFields, mobileNumberBody } from './mobile-number';
import styles from './mobile.module.css';
import { openVerificationWindow, type VerificationWindow } from './verification-window';
import { useCountdown } from './use-countdown';

const RETRY_SECONDS = 60;

interface Proof extends MobileFields {
  firebaseChannel: string;
  firebaseIdToken: string;
}

/** Proves the number beside it in a window of the provider's, within a form's provider. A number that is changed is to be proven anew. */
export function ProviderField({ provider }: { provider: PhoneProvider }) {
  const text = useSessionText();
  const language = useLocale();
  const lead = useId();
  const form = useFormContext<Proof>();
  const {
    field: { value: token, ref: place },
    fieldState,
  } = useController({
    control: form.control,
    name: 'firebaseIdToken',
    rules: { required: text('provider.needed') },
  });
  const { left, start } = useCountdown();
  const [waiting, setWaiting] = useState(false);
  const latest = useRef<VerificationWindow>(undefined);
  useEffect(() => () => latest.current?.forget(), []);
  const typed = form.watch(['mobileNum', 'countryDialingCode']).join(' ');
  const proven = useRef(typed);
  useEffect(() => {
    if (token && proven.current !== typed) form.resetField('firebaseIdToken', { defaultValue: '' });
  }, [typed, token, form]);
  const refuse = (why: 'blocked' | 'closed') =>
    form.setError('firebaseIdToken', { type: 'window', message: text(`provider.${why}`) });
  const press = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = form.getValues(['mobileNum', 'countryDialingCode']).join(' ');
    const opened = openVerificationWindow(provider, { ...mobileNumberBody(form.getValues()), language });
    if (!opened) return refuse('blocked');
    latest.current?.forget();
    latest.current = opened;
    setWaiting(true);
    form.clearErrors('firebaseIdToken');
    start(RETRY_SECONDS);
    const given = await opened.token;
    setWaiting(false);
    if (given === undefined) return refuse('closed');
    proven.current = number;
    form.setValue('firebaseChannel', provider.channel);
    form.setValue('firebaseIdToken', given, { shouldValidate: true, shouldDirty: true });
  };
  const state = token ? 'done' : waiting ? 'waiting' : 'lead';
  return (
    <div className={styles['provider']} data-invalid={fieldState.invalid || undefined}>
      <p id={lead} role="status" className={styles['lead']}>
        {state === 'done' && <Icon name="shield-check" size={18} />}
        {text(`provider.${state}`, { host: new URL(provider.page).host })}
      </p>
      {!token && (
        <Button ref={place} wide aria-describedby={lead} disabled={left > 0} onClick={() => void press()}>
          {left > 0 ? text('provider.again', { seconds: left }) : text('provider.open')}
        </Button>
      )}
      {fieldState.error && (
        <p role="alert" className={styles['wrong']}>
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}
