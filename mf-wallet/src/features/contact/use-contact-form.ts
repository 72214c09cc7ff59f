import type { ContactCodeBody, ContactWay } from '@pavilion/api/members';
import { useFormFailure } from '@pavilion/features/failures';
import { mobileNumberBody } from '@pavilion/features/mobile-number';
import { useProof } from '@pavilion/features/proofs';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddContact, useSendContactCode } from '../../queries/contact';
import { latinDigits } from '../latin-digits';

const EMPTY = { email: '', mobileNum: '', countryDialingCode: '', verificationCode: '', password: '' };
const FIELDS = ['email', 'mobileNum', 'countryDialingCode', 'verificationCode', 'password'] as const;

/** The form that adds a mail address or a number: a code goes there first, and the password says whose account it is. */
export function useContactForm(ways: readonly ContactWay[], onAdded?: () => void) {
  const [way, choose] = useState<ContactWay>(ways[0] ?? 'mail');
  const add = useAddContact();
  const sending = useSendContactCode();
  const proof = useProof();
  const form = useForm({ defaultValues: EMPTY, mode: 'onTouched' });
  const { failure, show, clear } = useFormFailure(form, FIELDS);
  useBusy(form.formState.isDirty);
  const target = (): ContactCodeBody => {
    const { email, ...mobile } = form.getValues();
    return way === 'mail' ? { email: email.trim() } : mobileNumberBody(mobile);
  };
  const send = async () => {
    clear();
    if (!(await form.trigger(way === 'mail' ? 'email' : 'mobileNum', { shouldFocus: true }))) return;
    await sending.mutateAsync(target()).catch(show);
  };
  const submit = form.handleSubmit(async ({ verificationCode, password }) => {
    clear();
    const body = { ...target(), verificationCode: latinDigits(verificationCode), password, ...proof.body() };
    await add.mutateAsync(body).then(onAdded, (reason: unknown) => proof.take(reason) || show(reason));
  });
  return { form, way, choose, proof, send, submit, failure, sent: sending.isSuccess, sending: sending.isPending };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
