import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Badge, Skeleton } from '@pavilion/ui';
import { useState } from 'react';
import { Panel } from '../../features/Panel';
import { useAuthenticator } from '../../queries/authenticator';
import { DisableAuthenticator } from './DisableAuthenticator';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpAuthenticator } from './SetUpAuthenticator';

/** The app on the member's phone whose codes are asked for at sign-in: setting it up, ending it, and the codes for when it is lost. */
export function AuthenticatorPanel() {
  const { formatMessage } = useIntl();
  const query = useAuthenticator();
  const [codes, setCodes] = useState<readonly string[]>();
  const enrolled = query.data?.enrolled ?? false;
  return (
    <Panel
      title={formatMessage({ id: 'authenticator.title' })}
      text={formatMessage({ id: 'authenticator.text' })}
      aside={enrolled && <Badge tone="positive">{formatMessage({ id: 'authenticator.on' })}</Badge>}
    >
      {query.isPending && <Skeleton shape="block" height="96px" />}
      {query.isError && !query.data && <LoadFailure query={query} />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {query.data && !codes && !enrolled && <SetUpAuthenticator onDone={setCodes} />}
      {query.data && !codes && enrolled && <DisableAuthenticator codesLeft={query.data.recoveryCodesLeft} />}
    </Panel>
  );
}
