import type { RegistrationRule, RegistrationRules } from '@pavilion/api/auth';
import type { Captchas } from '@pavilion/features/captcha';
import { FormFailure } from '@pavilion/features/failures';
import { Button } from '@pavilion/ui/core';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { ShellSession } from '../../create-session';
import { CaptchaField } from '../CaptchaField';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';
import { Agreements } from './Agreements';
import { RegisterMobileField } from './RegisterMobileField';
import type { RegistrationMethod, RegistrationValues } from './registration-values';
import { useRegisterForm } from './use-register-form';
import { ValidatedField } from './ValidatedField';

interface RegisterFieldsProps {
  session: ShellSession;
  asked: RegistrationRules;
  way: RegistrationMethod;
}

/** Fields, agreements and the button; every rule is the server's. */
export function RegisterFields({ session, asked, way }: RegisterFieldsProps) {
  const text = useSessionText();
  const { form, rules, submit, failure, captchas, verified } = useRegisterForm({ session, asked, way });
  return (
    <FormProvider {...form}>
      <form className={`${styles['form']} ${styles['register']}`} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles['intro']}>{text('required')}</p>
        {rules.map((rule) => {
          if (rule.field === 'captcha') return <RegisterCaptcha key="captcha" rule={rule} form={form} captchas={captchas} />;
          if (rule.field === 'mobileNum')
            return <RegisterMobileField key="mobileNum" required={rule.required} verified={verified} />;
          return <ValidatedField key={rule.field} rule={rule} form={form} />;
        })}
        <Agreements form={form} age={asked.adultAge} />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="primary" size="large" wide busy={form.formState.isSubmitting}>
          {text('register.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

interface RegisterCaptchaProps {
  rule: RegistrationRule;
  form: UseFormReturn<RegistrationValues>;
  captchas: Captchas;
}

function RegisterCaptcha({ rule: { required }, form, captchas }: RegisterCaptchaProps) {
  const text = useSessionText();
  return (
    <CaptchaField
      {...form.register('captcha', { required: required && text('empty') })}
      required={required}
      error={form.formState.errors.captcha?.message}
      asked={captchas.asked}
      onProof={captchas.onProof}
    />
  );
}
