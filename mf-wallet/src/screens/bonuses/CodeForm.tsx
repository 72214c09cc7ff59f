import { useFailureText } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, TextField } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';
import styles from '../../features/money-screen.module.css';
import { useClaimCode } from '../../queries/campaigns';
import { useClaimedToast } from './use-claimed-toast';

/** For a code that somebody was given. */
export function CodeForm() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const sayClaimed = useClaimedToast();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error, reset } = useClaimCode();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '' || isPending) return;
    mutate(typed.trim(), {
      onSuccess: (brought) => {
        setTyped('');
        sayClaimed(brought);
      },
    });
  };
  return (
    <form className={styles['card']} onSubmit={send}>
      <TextField
        label={formatMessage({ id: 'campaign.code' })}
        error={error ? failureText(error) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (error) reset();
        }}
      />
      <Button type="submit" busy={isPending}>
        {formatMessage({ id: 'campaign.code.send' })}
      </Button>
    </form>
  );
}
