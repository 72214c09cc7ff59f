import type { NewAuthenticator } from '@pavilion/api/staff';
import { useTexts } from '../messages';
import { CodeField } from '../session/CodeField';
import { SecretField } from '../session/SecretField';

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
      <SecretField
        label={t('account.present')}
        value={value.password}
        onValueChange={(password) => onValueChange({ ...value, password })}
      />
      <CodeField value={value.code} onValueChange={(code) => onValueChange({ ...value, code })} hint={t('account.proofHint')} />
    </>
  );
}
