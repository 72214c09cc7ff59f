import { FormFailure, useFailureText } from '@pavilion/features/failures';
import { Button, Dialog } from '@pavilion/ui/core';
import { useState } from 'react';
import type { ShellSession } from '../create-session';
import type { Popup } from '../popups';
import styles from './session-dialogs.module.css';
import { useSessionText } from './use-session-text';

interface ContinueAsProps {
  session: ShellSession;
  popup: Extract<Popup, { name: 'continue-as' }>;
}

/** Whoever follows a stranger's link would play and pay in on the stranger's account: so both names are said, and staying is what is offered first. */
export function ContinueAs({ session, popup: { account, present, go } }: ContinueAsProps) {
  const text = useSessionText();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const goOn = async () => {
    setBusy(true);
    try {
      await go();
    } catch (reason) {
      setFailure(failureText(reason));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onPhone="card"
      title={text('continueAs', { account })}
      closeLabel={text('close')}
      onClose={session.popups.close}
      closeOnBackdrop={false}
      footer={
        <>
          <Button busy={busy} onClick={() => void goOn()}>
            {text('continueAs.go', { account })}
          </Button>
          <Button variant="primary" onClick={session.popups.close}>
            {present ? text('continueAs.stay', { present }) : text('continueAs.no')}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>
        {present ? text('continueAs.member', { account, present }) : text('continueAs.visitor', { account })}
      </p>
      <FormFailure>{failure}</FormFailure>
    </Dialog>
  );
}
