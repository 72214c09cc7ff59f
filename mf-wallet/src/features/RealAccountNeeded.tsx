import { useIntl } from '@pavilion/host/intl';
import { useSessionActions } from '@pavilion/host/session';
import { Button, EmptyState } from '@pavilion/ui';

/** What a trial player sees instead of a wallet. */
export function RealAccountNeeded() {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  return (
    <EmptyState
      icon="wallet"
      title={formatMessage({ id: 'trial.title' })}
      text={formatMessage({ id: 'trial.text' })}
      action={
        <Button variant="primary" onClick={register}>
          {formatMessage({ id: 'trial.register' })}
        </Button>
      }
    />
  );
}
