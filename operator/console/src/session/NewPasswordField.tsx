import { useTexts } from '../messages';
import { SecretField } from './SecretField';

const MIN_PASSWORD_LENGTH = 12;

export interface NewPasswordFieldProps {
  label: string;
  value: string;
  onValueChange: (password: string) => void;
}

/** A password that an operator chooses, and what is wrong with it. */
export function NewPasswordField({ label, value, onValueChange }: NewPasswordFieldProps) {
  const t = useTexts();
  const short = value !== '' && !isLongEnough(value);
  return (
    <SecretField
      label={label}
      hint={t('enrol.passwordHint', { count: MIN_PASSWORD_LENGTH })}
      error={short && t('enrol.passwordShort', { count: MIN_PASSWORD_LENGTH })}
      chosen
      value={value}
      onValueChange={onValueChange}
    />
  );
}

export function isLongEnough(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH;
}
