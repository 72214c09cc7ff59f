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
import { invitation } from '../../invitation';
import { visitStorage } from '../../session-storage';
import { CaptchaField } from '../CaptchaField';
import { MobileField } from '../mobile/MobileField';
import { PhoneProof } from '../mobile/PhoneProof';
import styles from '../session-dialogs.module.css';
import { useGoOn } from '../use-go-on';
import { useText } from '../use-text';
import { Agreements } from './Agreements';
import { ruleOf, useRuleText } from './registration-rules';
import { emptyFor, fieldsFor, mobileBodyOf, nameBodyOf, type RegistrationWay, type Typed } from './registration-values';
import { RuledField } from './RuledField';
import { useAffiliate } from './use-affiliate';

interface RegisterFieldsProps {
  session: ShellSession;
  asked: RegistrationRules;
  way: RegistrationWay;
}

/** Fields, agreements and the button; every rule is the server's. */
export function RegisterFields({ session, asked, way }: RegisterFieldsProps) {
  const text = useText();
  const ruleText = useRuleText();
  const client = useClient();
  const goOn = useGoOn(session);
  const links = useLinks();
  const verifyMobile = useFlag('REGMOBVERF3');
  const rules = fieldsFor(way, asked, { passwordWithMobile: useFlag('MOBILENUMPASSREG3'), verifyMobile });
  const verified = way === 'mobile' || verifyMobile;
  const [invited] = useState(() => invitation(visitStorage()));
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { ...emptyFor(rules), ...invited } });
  const named = [...rules.map(({ field }) => field), 'confirmPassword', 'verificationCode', 'terms', 'adult'] as const;
  const { failure, show, clear } = useFormFailure(form, named, (field, code) => {
    const rule = code === 'register.invalid' ? ruleOf(rules, field as RegistrationField) : undefined;
    return rule && ruleText(rule);
  });
  const affiliateKnown = useAffiliate(invited.affiliateCode, form);
  const [captchas, setCaptchas] = useState(1);
  const { isSubmitting, isDirty, errors } = form.formState;
  useBusy(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
    clear();
    try {
      await goOn(() =>
        way === 'name' ? session.enterBy(register, nameBodyOf(typed)) : session.enterBy(registerByMobile, mobileBodyOf(typed)),
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
        <PhoneProof
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
          return <RuledField key={rule.field} rule={rule} form={form} />;
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
