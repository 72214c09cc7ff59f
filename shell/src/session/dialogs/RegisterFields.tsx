import type { RegistrationField, RegistrationRules } from '@pavilion/api/auth';
import { FormFailure, useFormFailure } from '@pavilion/features/failures';
import { useBusy } from '@pavilion/host/router';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ShellSession } from '../create-session';
import { invitation } from '../invitation';
import { visitStorage } from '../session-storage';
import { Agreements } from './Agreements';
import { CaptchaField } from './CaptchaField';
import { ruleOf, useRuleText } from './registration-rules';
import { bodyOf, emptyFor, type Typed } from './registration-values';
import { RuledField } from './RuledField';
import styles from './session-dialogs.module.css';
import { useAffiliate } from './use-affiliate';
import { useText } from './use-text';

/** Fields, agreements and the button; every rule is the server's. */
export function RegisterFields({ session, asked }: { session: ShellSession; asked: RegistrationRules }) {
  const text = useText();
  const ruleText = useRuleText();
  const { rules } = asked;
  const [invited] = useState(() => invitation(visitStorage()));
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { ...emptyFor(asked), ...invited, terms: false, adult: false } });
  const { failure, show, clear } = useFormFailure(form, [...rules.map(({ field }) => field), 'confirmPassword'], (field, code) => {
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
      await session.registerBy(bodyOf(typed));
    } catch (reason) {
      show(reason);
      if (ruleOf(rules, 'captcha')) setCaptchas(captchas + 1);
    }
  });

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {rules.map((rule) => {
        if (rule.field === 'affiliateCode' && affiliateKnown) return null;
        if (rule.field !== 'captcha') return <RuledField key={rule.field} rule={rule} form={form} />;
        const field = form.register('captcha', { required: rule.required && text('empty') });
        return (
          <CaptchaField
            key="captcha"
            {...field}
            error={errors.captcha?.message}
            asked={captchas}
            onPicture={(id) => form.setValue('captchaId', id)}
          />
        );
      })}
      <Agreements form={form} age={asked.adultAge} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {text('register.submit')}
      </Button>
    </form>
  );
}
