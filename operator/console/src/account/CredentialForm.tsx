import type { NewAuthenticator, StaffSession } from '@pavilion/api/staff';
import { Button, Card } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useSession } from '../session/session-context';
import { ACCOUNT_KEY } from './account-key';
import { isProof, NO_PROOF, ProofFields } from './ProofFields';
import styles from './account.module.css';

export interface CredentialFormProps {
  title: string;
  text?: string | undefined;
  submitLabel: string;
  /** What is said once it is done. Without a text nothing is done yet. */
  doneText?: string | undefined;
  ready: boolean;
  /** Answers with the new session that a change comes with; nothing when it is only prepared. */
  act: (proof: NewAuthenticator) => Promise<StaffSession | undefined>;
  children?: ReactNode;
}

/** A change of how somebody signs in, with password and code. */
export function CredentialForm({ title, text, submitLabel, doneText, ready, act, children }: CredentialFormProps) {
  const toast = useToast();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { startSession } = useSession();
  const [proof, setProof] = useState(NO_PROOF);
  const change = useMutation({
    mutationFn: () => act(proof),
    onSuccess: (session) => {
      setProof(NO_PROOF);
      if (session) startSession(session);
      if (doneText) toast({ tone: 'positive', title: doneText });
      void queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Card title={title}>
      <form className={styles['form']} onSubmit={submit} aria-label={title}>
        {text && <p className={styles['quiet']}>{text}</p>}
        {children}
        <ProofFields value={proof} onValueChange={setProof} />
        <p role="alert" className={styles['failure']}>
          {change.error && failureText(change.error)}
        </p>
        <Button type="submit" variant="primary" busy={change.isPending} disabled={!ready || !isProof(proof)}>
          {submitLabel}
        </Button>
      </form>
    </Card>
  );
}
