import type { NewAuthenticator } from '@pavilion/api/staff';
import { PasswordField } from '@pavilion/ui';
import { useTexts } from '../messages';
import { CodeField } from '../session/CodeField';

export interface ProofFieldsProps {
  value: NewAuthenticator;
  onValueChange: (proof: NewAuthenticator) => void;
}

export const NO_PROOF: NewAuthenticator = { password: '', code: '' };

export function isProof({ password, code }: NewAuthenticator): boolean {
  return password !== '' && code.length === 6;
}

/** What operators prove before they change how they sign in. */
export function ProofFields({ value, onValueChange }: ProofFieldsProps) {
  const t = useTexts();
  return (
    <>
      <PasswordField
        label={t('account.present')}
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        autoComplete="current-password"
        maxLength={200}
        required
        value={value.password}
        onChange={({ target }) => onValueChange({ ...value, password: target.value })}
      />
      <CodeField value={value.code} onValueChange={(code) => onValueChange({ ...value, code })} hint={t('account.proofHint')} />
    </>
  );
}
