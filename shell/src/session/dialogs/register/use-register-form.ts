import type { RegistrationField, RegistrationRules } from '@pavilion/api/auth';
import { register, registerByMobile } from '@pavilion/api/calls/auth';
import { useCaptchas } from '@pavilion/features/captcha';
import { useFormFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { CallError } from '@pavilion/host/http';
import { useLinks } from '@pavilion/host/links';
import { useBusy } from '@pavilion/host/router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { readInvitation } from '../../invitation';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useSessionText } from '../use-session-text';
import { ruleOf, useRuleFaultText } from './registration-rules';
import {
  emptyValues,
  registrationFieldsFor,
  type RegistrationMethod,
  type RegistrationValues,
  toRegisterBody,
  toRegisterMobileBody,
} from './registration-values';
import { useAffiliateCheck } from './use-affiliate-check';

interface RegisterFormOptions {
  session: ShellSession;
  asked: RegistrationRules;
  way: RegistrationMethod;
}

/** The form that the brand's rules make; it registers, signs in and offers limits to the new member. */
export function useRegisterForm({ session, asked, way }: RegisterFormOptions) {
  const text = useSessionText();
  const faultText = useRuleFaultText();
  const completeSignIn = useCompleteSignIn(session);
  const links = useLinks();
  const verifyMobile = useFlag('REGMOBVERF3');
  const rules = registrationFieldsFor(way, asked, { passwordWithMobile: useFlag('MOBILENUMPASSREG3'), verifyMobile });
  const [invited] = useState(readInvitation);
  const form = useForm<RegistrationValues>({ mode: 'onTouched', defaultValues: { ...emptyValues(rules), ...invited } });
  const named = [...rules.map(({ field }) => field), 'confirmPassword', 'verificationCode', 'terms', 'adult'] as const;
  const { failure, show, clear } = useFormFailure(form, named, (field, code) => {
    if (field === 'paymentPassword' && code === 'password.weak') return text('paymentPassword.guessable');
    const rule = code === 'register.invalid' ? ruleOf(rules, field as RegistrationField) : undefined;
    return rule && faultText(rule);
  });
  const affiliateKnown = useAffiliateCheck(invited.affiliateCode, form);
  const captchas = useCaptchas(1);
  const { isSubmitting, isDirty } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      const values = { ...typed, ...(await captchas.answerOf(typed.captcha ?? '')) };
      await completeSignIn(() =>
        way === 'name'
          ? session.completeSignIn(register, toRegisterBody(values))
          : session.completeSignIn(registerByMobile, toRegisterMobileBody(values)),
      );
      if (links.to('member.limits')) session.popups.open({ name: 'limits' });
    } catch (reason) {
      show(reason);
      // A third party's word is taken once.
      if (reason instanceof CallError && reason.code === 'verification.token_refused') form.setValue('firebaseIdToken', '');
      captchas.after(reason);
    }
  });
  return {
    form,
    submit,
    failure,
    /** The fields to show, in the brand's order. An agent's code that is known to be good is not asked for again. */
    rules: rules.filter(({ field }) => field !== 'affiliateCode' || !affiliateKnown),
    captchas,
    verified: way === 'mobile' || verifyMobile,
  };
}
