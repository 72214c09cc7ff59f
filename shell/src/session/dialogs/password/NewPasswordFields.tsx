import { PasswordField } from '@pavilion/ui';
import { useFormContext } from 'react-hook-form';
import { ruleOf, satisfies, useRegistrationRules, useRuleText } from '../register/registration-rules';
import { useSessionText } from '../use-session-text';

export interface NewPasswordTyped {
  newPassword: string;
  confirmNewPassword: string;
}

/** A new password, twice, within a form's provider. It has to satisfy the brand's rule. */
export function NewPasswordFields() {
  const text = useSessionText();
  const ruleText = useRuleText();
  const { data } = useRegistrationRules();
  const rule = ruleOf(data?.rules, 'password');
  const form = useFormContext<NewPasswordTyped>();
  const { errors, dirtyFields } = form.formState;
  const shared = {
    showLabel: text('password.show'),
    hideLabel: text('password.hide'),
    required: true,
    maxLength: 128,
    autoComplete: 'new-password',
    icon: 'lock',
  } as const;
  const first = form.register('newPassword', {
    required: text('empty'),
    validate: (value) => !rule || satisfies(rule, value) || ruleText(rule),
    ...(dirtyFields.confirmNewPassword && { deps: ['confirmNewPassword'] }),
  });
  const again = form.register('confirmNewPassword', {
    required: text('empty'),
    validate: (value, all) => value === all.newPassword || text('password.differs'),
  });
  return (
    <>
      <PasswordField
        {...first}
        {...shared}
        label={text('field.newPassword')}
        hint={rule && !errors.newPassword ? ruleText(rule) : undefined}
        error={errors.newPassword?.message}
      />
      <PasswordField {...again} {...shared} label={text('field.confirmNewPassword')} error={errors.confirmNewPassword?.message} />
    </>
  );
}
