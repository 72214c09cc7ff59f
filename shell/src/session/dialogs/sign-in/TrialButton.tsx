import { freePlay } from '@pavilion/api/calls/auth';
import { useFailureText } from '@pavilion/features/failures';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import type { ShellSession } from '../../create-session';
import { trialDevice } from '../../trial-device';
import styles from '../session-dialogs.module.css';
import { useGoOn } from '../use-go-on';
import { useText } from '../use-text';

/** Play money, without an account. */
export function TrialButton({ session, onFailure }: { session: ShellSession; onFailure: (text: string) => void }) {
  const text = useText();
  const textOf = useFailureText();
  const goOn = useGoOn(session);
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    void goOn(() => session.enterBy(freePlay, { platform: 'W', version: 3, token: trialDevice() }))
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
