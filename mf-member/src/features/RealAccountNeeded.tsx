import { useIntl } from '@pavilion/host/intl';
import { useSessionActions } from '@pavilion/host/session';
import { Button, EmptyState } from '@pavilion/ui';

/** What somebody who plays for free sees in place of what only play with a real account brings. */
export function RealAccountNeeded() {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  return (
    <EmptyState
      icon="user"
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
