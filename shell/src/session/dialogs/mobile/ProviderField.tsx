import type { PhoneProvider } from '@pavilion/api/verification';
import { Button, Icon } from '@pavilion/ui/core';
import { useId } from 'react';
import { useSessionText } from '../use-session-text';
import styles from './mobile.module.css';
import { usePhoneProof } from './use-phone-proof';

/** Proves the number beside it in a window of the provider's, within a form's provider. */
export function ProviderField({ provider }: { provider: PhoneProvider }) {
  const text = useSessionText();
  const lead = useId();
  const { proven, waiting, secondsLeft, error, prove, ref } = usePhoneProof(provider);
  const state = proven ? 'done' : waiting ? 'waiting' : 'text';
  return (
    <div className={styles['provider']} data-invalid={error !== undefined || undefined}>
      <p id={lead} role="status" className={styles['lead']}>
        {proven && <Icon name="shield-check" size={18} />}
        {text(`provider.${state}`, { host: new URL(provider.page).host })}
      </p>
      {!proven && (
        <Button ref={ref} wide aria-describedby={lead} disabled={secondsLeft > 0} onClick={() => void prove()}>
          {secondsLeft > 0 ? text('provider.again', { seconds: secondsLeft }) : text('provider.open')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles['error']}>
          {error.message}
        </p>
      )}
    </div>
  );
}
