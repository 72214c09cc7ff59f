import { freePlay } from '@pavilion/api/calls/auth';
import { useFailureText } from '@pavilion/features/failures';
import { Button } from '@pavilion/ui/core';
import { useState } from 'react';
import type { ShellSession } from '../../create-session';
import { trialDeviceId } from '../../trial-device-id';
import styles from '../session-dialogs.module.css';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { useSessionText } from '../use-session-text';

/** Play money, without an account. */
export function TrialButton({ session, onFailure }: { session: ShellSession; onFailure: (text: string) => void }) {
  const text = useSessionText();
  const textOf = useFailureText();
  const goOn = useCompleteSignIn(session);
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    void goOn(() => session.completeSignIn(freePlay, { platform: 'W', version: 3, token: trialDeviceId() }))
      .catch((reason: unknown) => onFailure(textOf(reason)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button size="large" wide icon="gamepad" busy={busy} onClick={play}>
        {text('trial')}
      </Button>
      <p className={styles['note']}>{text('trial.note')}</p>
    </>
  );
}
