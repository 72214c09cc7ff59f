import { Button, EmptyState, buttonClass } from '@pavilion/ui';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

/** A page whose remote is switched off for this brand. */
export function SwitchedOffPage() {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  return (
    <EmptyState
      icon="clock"
      title={<h1>{formatMessage({ id: 'switchedOff.title' })}</h1>}
      text={formatMessage({ id: 'switchedOff.text' })}
      action={
        <>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {formatMessage({ id: 'state.toHome' })}
          </Link>
          <Button icon="headphones" onClick={customerService}>
            {formatMessage({ id: 'service' })}
          </Button>
        </>
      }
    />
  );
}
