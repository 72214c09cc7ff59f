import type { AuthenticatorView } from '@pavilion/api/staff';
import { Button, Card } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { AuthenticatorSecret } from '../session/AuthenticatorSecret';
import { CodeField } from '../session/CodeField';
import { useSession } from '../session/session-context';
import { CredentialForm } from './CredentialForm';
import styles from './account.module.css';

/** To another authenticator: first the proof, then a code of the new one. */
export function AuthenticatorForm() {
  const t = useTexts();
  const { account } = useStaff();
  const [begun, setBegun] = useState<AuthenticatorView>();
  if (begun) return <NewAuthenticatorForm begun={begun} onEnd={() => setBegun(undefined)} />;
  return (
    <CredentialForm
      title={t('account.authenticator')}
      text={t('account.authenticatorText')}
      submitLabel={t('account.newAuthenticator')}
      ready
      act={async (proof) => {
        setBegun(await account.beginAuthenticator(proof));
        return undefined;
      }}
    />
  );
}

function NewAuthenticatorForm({ begun, onEnd }: { begun: AuthenticatorView; onEnd: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const { account } = useStaff();
  const { startSession } = useSession();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const finish = useMutation({
    mutationFn: () => account.finishAuthenticator(code),
    onSuccess: (session) => {
      startSession(session);
      toast({ tone: 'positive', title: t('account.authenticatorChanged') });
      onEnd();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish.mutate();
  };
  return (
    <Card title={t('account.authenticator')}>
      <form className={styles['form']} onSubmit={submit} aria-label={t('account.authenticator')}>
        <AuthenticatorSecret otpauth={begun.otpauth} />
        <CodeField label={t('account.newCode')} value={code} onValueChange={setCode} />
        <p role="alert" className={styles['failure']}>
          {finish.error && failureText(finish.error)}
        </p>
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" busy={finish.isPending} disabled={code.length !== 6}>
            {t('account.finishAuthenticator')}
          </Button>
          <Button onClick={onEnd}>{t('cancel')}</Button>
        </div>
      </form>
    </Card>
  );
}
