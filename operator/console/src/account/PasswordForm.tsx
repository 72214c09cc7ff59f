import { PasswordField } from '@pavilion/ui';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { CredentialForm } from './CredentialForm';

const MIN_LENGTH = 12;

export function PasswordForm() {
  const t = useTexts();
  const { account } = useStaff();
  const [newPassword, setNewPassword] = useState('');
  const short = newPassword !== '' && newPassword.length < MIN_LENGTH;
  return (
    <CredentialForm
      title={t('account.password')}
      submitLabel={t('account.changePassword')}
      doneText={t('account.passwordChanged')}
      ready={newPassword.length >= MIN_LENGTH}
      act={async (proof) => {
        const session = await account.changePassword({ ...proof, newPassword });
        setNewPassword('');
        return session;
      }}
    >
      <PasswordField
        label={t('account.new')}
        hint={t('enrol.passwordHint', { count: MIN_LENGTH })}
        error={short && t('enrol.passwordShort', { count: MIN_LENGTH })}
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        autoComplete="new-password"
        maxLength={200}
        required
        value={newPassword}
        onChange={({ target }) => setNewPassword(target.value)}
      />
    </CredentialForm>
  );
}
