import { PasswordField } from '@pavilion/ui';
import { useTexts } from '../messages';

export interface SecretFieldProps {
  label: string;
  value: string;
  onValueChange: (password: string) => void;
  /** A password that is chosen now; otherwise the one there is. */
  chosen?: boolean | undefined;
  hint?: string | undefined;
  error?: string | false | undefined;
}

/** A password of an operator, which can be shown. */
export function SecretField({ label, value, onValueChange, chosen = false, hint, error }: SecretFieldProps) {
  const t = useTexts();
  return (
    <PasswordField
      label={label}
      hint={hint}
      error={error}
      showLabel={t('signIn.showPassword')}
      hideLabel={t('signIn.hidePassword')}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      maxLength={200}
      required
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
