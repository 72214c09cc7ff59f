import type { RefusalCode } from '@pavilion/contract';
import { Button, EmptyState, buttonClass } from '@pavilion/ui/core';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSite } from '../site-context';
import { MaintenanceText } from './MaintenanceText';

/** A page whose remote is switched off for this brand, or is being worked on. It goes away by itself. */
export function ClosedPage({ remote, because }: { remote: string; because: RefusalCode }) {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  const { manifest } = useSite();
  const worked = because === 'remote.maintenance';
  return (
    <EmptyState
      icon={worked ? 'settings' : 'clock'}
      title={<h1>{formatMessage({ id: worked ? 'part.maintenance.title' : 'switchedOff.title' })}</h1>}
      text={
        worked ? (
          <MaintenanceText notice={manifest.remotes[remote]?.maintenance} otherwise="part.maintenance.text" />
        ) : (
          formatMessage({ id: 'switchedOff.text' })
        )
      }
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
