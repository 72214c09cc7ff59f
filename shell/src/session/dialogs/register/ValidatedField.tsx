import type { RegistrationField, RegistrationRule } from '@pavilion/api/auth';
import { BirthdayField, useBirthdayRule } from '@pavilion/features/birthday';
import { PasswordField, TextField, type TextFieldProps } from '@pavilion/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { satisfies, useRuleFaultText, useRuleText } from './registration-rules';
import type { RegistrationValues } from './registration-values';
import type { ReactNode } from 'react';
import styles from '../session-dialogs.module.css';
import { useSessionText } from '../use-session-text';

/** How a browser helps with a field. */
const INPUT_ATTRIBUTES: Partial<Record<RegistrationField, Partial<TextFieldProps>>> = {
  username: { icon: 'user', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  email: { icon: 'mail', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  address: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters' },
  referralCode: { autoComplete: 'off', autoCapitalize: 'characters' },
};

/** Fields of which two fit on a line. */
const HALF_WIDTH: readonly RegistrationField[] = ['affiliateCode', 'referralCode'];

/** One field as its rule wants it: the rule's text is hint and error at once. */
export function ValidatedField({ rule, form }: { rule: RegistrationRule; form: UseFormReturn<RegistrationValues> }) {
  const text = useSessionText();
  const ruleText = useRuleText();
  const faultText = useRuleFaultText();
  const { field, required } = rule;
  const { errors, dirtyFields } = form.formState;
  const checked = form.register(field, {
    required: required && text('empty'),
    validate: (value) => satisfies(rule, value ?? '') || faultText(rule),
    ...(field === 'password' && dirtyFields.confirmPassword && { deps: ['confirmPassword'] }),
  });
  const error = errors[field]?.message;
  const aside = required ? undefined : <span className={styles['optional']}>{text('optional')}</span>;
  const className = HALF_WIDTH.includes(field) ? styles['short'] : undefined;
  const shared = { ...checked, className, aside, label: text(`field.${field}`), required, error, maxLength: rule.maxLength };
  const hint = required && !error ? ruleText(rule) : undefined;
  if (field === 'birthday' && rule.patternId === 'date_year_first')
    return <Birthday required={required} aside={aside} form={form} />;
  if (field !== 'password' && field !== 'paymentPassword')
    return <TextField {...shared} {...INPUT_ATTRIBUTES[field]} hint={hint} />;
  const shown = {
    showLabel: text('password.show'),
    hideLabel: text('password.hide'),
    autoComplete: 'new-password',
    icon: 'lock' as const,
  };
  return (
    <>
      <PasswordField {...shared} {...shown} hint={hint} />
      {field === 'password' && <ConfirmPassword form={form} shown={{ ...shown, maxLength: rule.maxLength }} />}
    </>
  );
}

interface BirthdayProps {
  required: boolean;
  aside: ReactNode;
  form: UseFormReturn<RegistrationValues>;
}

function Birthday({ required, aside, form }: BirthdayProps) {
  const text = useSessionText();
  const whole = useBirthdayRule();
  return (
    <Controller
      control={form.control}
      name="birthday"
      rules={{ required: required && text('empty'), validate: whole }}
      render={({ field: { name: _name, value = '', ...field }, fieldState }) => (
        <BirthdayField
          {...field}
          value={value}
          label={text('field.birthday')}
          error={fieldState.error?.message}
          required={required}
          aside={aside}
        />
      )}
    />
  );
}

function ConfirmPassword({
  form,
  shown,
}: {
  form: UseFormReturn<RegistrationValues>;
  shown: { showLabel: string; hideLabel: string; maxLength: number };
}) {
  const text = useSessionText();
  const again = form.register('confirmPassword', {
    required: text('empty'),
    validate: (value, all) => value === all.password || text('password.differs'),
  });
  return (
    <PasswordField
      {...again}
      {...shown}
      label={text('field.confirmPassword')}
      error={form.formState.errors.confirmPassword?.message}
      required
    />
  );
}
