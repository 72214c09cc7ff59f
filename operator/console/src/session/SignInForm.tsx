import { Button, TextField } from '@pavilion/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import { CodeField } from './CodeField';
import { SecretField } from './SecretField';
import { useSession } from './session-context';
import styles from './session.module.css';

/** Name and password, then the authenticator's code. `name` is given where somebody signs in again. */
export function SignInForm({ name: known = '' }: { name?: string | undefined }) {
  const t = useTexts();
  const staff = useStaff();
  const failureText = useFailureText();
  const { startSession } = useSession();
  const [given, setGiven] = useState({ name: known, password: '' });
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const signIn = useMutation({
    mutationFn: () => staff.signIn({ ...given, ...(step === 'code' && { code }) }),
    onSuccess: startSession,
    onError: (failure) => {
      setCode('');
      if (isFailure(failure, 'staff.code_required')) setStep('code');
      else if (!isFailure(failure, 'staff.code_wrong') && !isFailure(failure, 'network.lost')) setStep('password');
    },
  });
  const failure = signIn.error && !isFailure(signIn.error, 'staff.code_required') ? failureText(signIn.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };

  return (
    <form className={styles['form']} onSubmit={submit}>
      {step === 'password' ? (
        <PasswordFields value={given} known={known !== ''} onValueChange={setGiven} />
      ) : (
        <CodeField value={code} onValueChange={setCode} hint={t('signIn.codeHint')} focused />
      )}
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button
        type="submit"
        variant="primary"
        wide
        busy={signIn.isPending}
        disabled={step === 'password' ? !given.name || !given.password : code.length !== 6}
      >
        {step === 'password' ? t('signIn.next') : t('signIn.signIn')}
      </Button>
      {step === 'code' && (
        <Button variant="ghost" wide onClick={() => setStep('password')}>
          {t('signIn.back')}
        </Button>
      )}
    </form>
  );
}

interface PasswordFieldsProps {
  value: { name: string; password: string };
  /** The name stays as it is. */
  known: boolean;
  onValueChange: (value: { name: string; password: string }) => void;
}

function PasswordFields({ value, known, onValueChange }: PasswordFieldsProps) {
  const t = useTexts();
  return (
    <>
      <TextField
        label={t('signIn.name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
        readOnly={known}
        value={value.name}
        onChange={({ target }) => onValueChange({ ...value, name: target.value })}
      />
      <SecretField
        label={t('signIn.password')}
        value={value.password}
        onValueChange={(password) => onValueChange({ ...value, password })}
      />
    </>
  );
}
