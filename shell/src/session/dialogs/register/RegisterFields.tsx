import type { RegistrationField, RegistrationRules } from '@pavilion/api/auth';
import { register, registerByMobile } from '@pavilion/api/calls/auth';
import { sendRegistrationCode } from '@pavilion/api/calls/verification';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useFlag } from '@pavilion/host/brand';
import { CallError, useClient } from '@pavilion/host/http';
import { useLinks } from '@pavilion/host/links';
import { useBusy } from '@pavilion/host/router';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { readInvitation } from '../../invitation';
import { CaptchaField } from '../CaptchaField';
import { MobileField } from '../mobile/MobileField';
import { PhoneVerification } from '../mobile/PhoneVerification';
import styles from '../session-dialogs.module.css';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useSessionText } from '../use-session-text';
import { Agreements } from './Agreements';
import { ruleOf, useRuleText } from './registration-rules';
import {
  emptyValues,
  registrationFieldsFor,
  toRegisterMobileBody,
  toRegisterBody,
  type RegistrationMethod,
  type RegistrationValues,
} from './registration-values';
import { ValidatedField } from './ValidatedField';
import { useAffiliateCheck } from './use-affiliate-check';

interface RegisterFieldsProps {
  session: ShellSession;
  asked: RegistrationRules;
  way: RegistrationMethod;
}

/** Fields, agreements and the button; every rule is the server's. */
export function RegisterFields({ session, asked, way }: RegisterFieldsProps) {
  const text = useSessionText();
  const ruleText = useRuleText();
  const client = useClient();
  const goOn = useCompleteSignIn(session);
  const links = useLinks();
  const verifyMobile = useFlag('REGMOBVERF3');
  const rules = registrationFieldsFor(way, asked, { passwordWithMobile: useFlag('MOBILENUMPASSREG3'), verifyMobile });
  const verified = way === 'mobile' || verifyMobile;
  const [invited] = useState(readInvitation);
  const form = useForm<RegistrationValues>({ mode: 'onTouched', defaultValues: { ...emptyValues(rules), ...invited } });
  const named = [...rules.map(({ field }) => field), 'confirmPassword', 'verificationCode', 'terms', 'adult'] as const;
  const { failure, show, clear } = useFormFailure(form, named, (field, code) => {
    const rule = code === 'register.invalid' ? ruleOf(rules, field as RegistrationField) : undefined;
    return rule && ruleText(rule);
  });
  const affiliateKnown = useAffiliateCheck(invited.affiliateCode, form);
  const [captchas, setCaptchas] = useState(1);
  const { isSubmitting, isDirty, errors } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await goOn(() =>
        way === 'name'
          ? session.completeSignIn(register, toRegisterBody(typed))
          : session.completeSignIn(registerByMobile, toRegisterMobileBody(typed)),
      );
      if (links.to('member.limits')) session.popups.open({ name: 'limits' });
    } catch (reason) {
      show(reason);
      // A third party's word is taken once.
      if (reason instanceof CallError && reason.code === 'verification.token_refused') form.setValue('firebaseIdToken', '');
      if (ruleOf(rules, 'captcha')) setCaptchas(captchas + 1);
    }
  });
  const picture = (required: boolean) => (
    <CaptchaField
      key="captcha"
      {...form.register('captcha', { required: required && text('empty') })}
      required={required}
      error={errors.captcha?.message}
      asked={captchas}
      onPicture={(id) => form.setValue('captchaId', id)}
    />
  );
  const number = (required: boolean) => (
    <div key="mobileNum" className={styles['form']}>
      <MobileField required={required} />
      {verified && (
        <PhoneVerification
          send={({ mobileNum, countryDialingCode }) =>
            client.call(sendRegistrationCode, { mobileNo: mobileNum, countryDialingCode })
          }
        />
      )}
    </div>
  );
  return (
    <FormProvider {...form}>
      <form className={`${styles['form']} ${styles['asked']}`} onSubmit={(event) => void submit(event)} noValidate>
        {rules.map((rule) => {
          if (rule.field === 'affiliateCode' && affiliateKnown) return null;
          if (rule.field === 'captcha') return picture(rule.required);
          if (rule.field === 'mobileNum') return number(rule.required);
          return <ValidatedField key={rule.field} rule={rule} form={form} />;
        })}
        <Agreements form={form} age={asked.adultAge} />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          {text('register.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
