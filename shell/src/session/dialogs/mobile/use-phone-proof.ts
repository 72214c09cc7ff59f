import type { PhoneProvider } from '@pavilion/api/verification';
import { useLocale } from '@pavilion/host/intl';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useSessionText } from '../use-session-text';
import { type MobileFields, mobileNumberBody } from '@pavilion/features/mobile-number';
import { useCountdown } from './use-countdown';
import { providerRefusalText } from './provider-refusal';
import { openVerificationWindow, type VerificationWindow } from './verification-window';

const RETRY_SECONDS = 60;

interface Proof extends MobileFields {
  firebaseChannel: string;
  firebaseIdToken: string;
}

/** The provider's word that the number in the form is the player's. A number that is changed has to be proven again. */
export function usePhoneProof(provider: PhoneProvider) {
  const text = useSessionText();
  const language = useLocale();
  const form = useFormContext<Proof>();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'firebaseIdToken',
    rules: { required: text('provider.needed') },
  });
  const { left, start } = useCountdown();
  const [waiting, setWaiting] = useState(false);
  const latest = useRef<VerificationWindow>(undefined);
  useEffect(() => () => latest.current?.forget(), []);
  const token = field.value;
  const typed = form.watch(['mobileNum', 'countryDialingCode']).join(' ');
  const provenNumber = useRef(typed);
  useEffect(() => {
    if (token && provenNumber.current !== typed) form.resetField('firebaseIdToken', { defaultValue: '' });
  }, [typed, token, form]);
  const refuse = (message: string) => form.setError('firebaseIdToken', { type: 'window', message });
  const prove = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return;
    const number = form.getValues(['mobileNum', 'countryDialingCode']).join(' ');
    const opened = openVerificationWindow(provider, { ...mobileNumberBody(form.getValues()), language });
    if (!opened) return refuse(text('provider.blocked'));
    latest.current?.forget();
    latest.current = opened;
    setWaiting(true);
    form.clearErrors('firebaseIdToken');
    start(RETRY_SECONDS);
    const given = await opened.answer;
    setWaiting(false);
    if (given === undefined) return refuse(text('provider.closed'));
    if ('error' in given) return refuse(providerRefusalText(given.error, text, language));
    provenNumber.current = number;
    form.setValue('firebaseChannel', provider.channel);
    form.setValue('firebaseIdToken', given.token, { shouldValidate: true, shouldDirty: true });
  };
  return { proven: Boolean(token), waiting, secondsLeft: left, error: fieldState.error, prove, ref: field.ref };
}
