import { permission } from '@pavilion/api/calls/system';
import { useDialogs } from '@pavilion/host/dialogs';
import { useClient } from '@pavilion/host/http';
import { useLocale } from '@pavilion/host/intl';
import { useQuery } from '@pavilion/host/query';
import { Button, EmptyState, Skeleton } from '@pavilion/ui/core';
import { IntlProvider, useIntl } from 'react-intl';
import { messages } from '../information/messages';
import { useSite } from '../site-context';
import { StandalonePage } from './StandalonePage';
import styles from './states.module.css';

/** The whole site for somebody in a place that the brand does not serve: says so, with the address that was seen, and who can help. */
export function RegionPage() {
  const locale = useLocale();
  return (
    <StandalonePage>
      <IntlProvider locale={locale} messages={messages[locale]}>
        <Blocked />
      </IntlProvider>
    </StandalonePage>
  );
}

function Blocked() {
  const { formatMessage } = useIntl();
  const { customerService } = useDialogs();
  const { reload } = useSite();
  return (
    <EmptyState
      icon="globe"
      title={<h1>{formatMessage({ id: 'region.title' })}</h1>}
      text={
        <>
          {formatMessage({ id: 'region.text' })}
          <VisitorLocation />
        </>
      }
      action={
        <>
          <Button variant="primary" icon="headphones" onClick={customerService}>
            {formatMessage({ id: 'service' })}
          </Button>
          <Button icon="refresh" onClick={reload}>
            {formatMessage({ id: 'again' })}
          </Button>
        </>
      }
    />
  );
}

/** The visitor's address, as the gateway sees it: the page brought it, unless the place was closed in mid-visit. */
function VisitorLocation() {
  const { formatMessage, formatDisplayName } = useIntl();
  const client = useClient();
  const { place: known } = useSite().region;
  const { data, isError } = useQuery({
    queryKey: ['site', 'permission'],
    queryFn: () => client.call(permission),
    enabled: !known,
  });
  const location = known ?? data?.location;
  if (isError) return null;
  if (!location) return <Skeleton shape="text" width="12ch" />;
  const { ip, country } = location;
  const place = country && formatDisplayName(country, { type: 'region', fallback: 'code' });
  return (
    <span className={styles['until']}>
      {formatMessage({ id: place ? 'region.address.place' : 'region.address' }, { ip, place })}
    </span>
  );
}
