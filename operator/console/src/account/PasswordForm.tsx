import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { isLongEnough, NewPasswordField } from '../session/NewPasswordField';
import { CredentialForm } from './CredentialForm';

export function PasswordForm() {
  const t = useTexts();
  const { account } = useStaff();
  const [newPassword, setNewPassword] = useState('');
  return (
    <CredentialForm
      title={t('account.password')}
      submitLabel={t('account.changePassword')}
      doneText={t('account.passwordChanged')}
      ready={isLongEnough(newPassword)}
      act={async (proof) => {
        const session = await account.changePassword({ ...proof, newPassword });
        setNewPassword('');
        return session;
      }}
    >
      <NewPasswordField label={t('account.new')} value={newPassword} onValueChange={setNewPassword} />
    </CredentialForm>
  );
}
