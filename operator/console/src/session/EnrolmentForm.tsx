import type { EnrolmentView, StaffSession } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { AuthenticatorSecret } from './AuthenticatorSecret';
import { CodeField } from './CodeField';
import { isLongEnough, NewPasswordField } from './NewPasswordField';
import styles from './session.module.css';

export interface EnrolmentFormProps {
  token: string;
  invited: EnrolmentView;
  onDone: (session: StaffSession) => void;
}

/** A password, and an authenticator that shows its first code. */
export function EnrolmentForm({ token, invited, onDone }: EnrolmentFormProps) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const enrol = useMutation({ mutationFn: () => staff.operators.enrol(token, { password, code }), onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enrol.mutate();
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <NewPasswordField label={t('enrol.password')} value={password} onValueChange={setPassword} />
      <AuthenticatorSecret otpauth={invited.otpauth} />
      <CodeField value={code} onValueChange={setCode} hint={t('enrol.codeHint')} />
      <p role="alert" className={styles['failure']}>
        {enrol.error && failureText(enrol.error)}
      </p>
      <Button type="submit" variant="primary" wide busy={enrol.isPending} disabled={!isLongEnough(password) || code.length !== 6}>
        {t('enrol.finish')}
      </Button>
    </form>
  );
}
