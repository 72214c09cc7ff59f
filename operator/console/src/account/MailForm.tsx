import { TextField } from '@pavilion/ui';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useTexts } from '../messages';
import { CredentialForm } from './CredentialForm';

/** Where the operator is told of what happens to the account. */
export function MailForm({ present }: { present: string | null }) {
  const t = useTexts();
  const { account } = useStaff();
  const [mail, setMail] = useState(present ?? '');
  return (
    <CredentialForm
      title={t('account.mail')}
      text={present ? t('account.mailText') : `${t('account.noMail')} ${t('account.mailText')}`}
      submitLabel={t('account.changeMail')}
      doneText={t('account.mailChanged')}
      ready={mail.trim() !== (present ?? '')}
      act={(proof) => account.changeMail({ ...proof, mail: mail.trim() || null })}
    >
      <TextField
        label={t('account.mail')}
        type="email"
        autoComplete="email"
        maxLength={160}
        value={mail}
        onChange={({ target }) => setMail(target.value)}
      />
    </CredentialForm>
  );
}
