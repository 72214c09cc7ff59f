import { Button } from '@pavilion/ui';
import { useState } from 'react';
import type { ShellSession } from '../create-session';
import styles from './session-dialogs.module.css';
import { useText } from './use-text';

/** Play money, without an account. */
export function TrialButton({ session, onFailure }: { session: ShellSession; onFailure: (reason: unknown) => void }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const play = () => {
    setBusy(true);
    void session
      .playForFree()
      .catch(onFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles['trial']}>
      <p className={styles['or']}>{text('or')}</p>
      <Button size="large" wide icon="gamepad" busy={busy} onClick={play}>
        {text('trial')}
      </Button>
      <p className={styles['note']}>{text('trial.note')}</p>
    </div>
  );
}
