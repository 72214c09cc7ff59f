import { Button, EmptyState } from '@pavilion/ui/core';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import { StandalonePage } from './StandalonePage';
import { MaintenanceText } from './MaintenanceText';

/** The whole site while it is being worked on. It goes away by itself, without a reload. */
export function MaintenancePage() {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  const { manifest } = useSite();
  return (
    <StandalonePage>
      <EmptyState
        icon="settings"
        title={<h1>{formatMessage({ id: 'maintenance.title' })}</h1>}
        text={<MaintenanceText notice={manifest.maintenance} otherwise="maintenance.text" />}
        action={
          <Button variant="primary" icon="headphones" onClick={customerService}>
            {formatMessage({ id: 'service' })}
          </Button>
        }
      />
    </StandalonePage>
  );
}
