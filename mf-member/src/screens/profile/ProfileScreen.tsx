import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Skeleton } from '@pavilion/ui';
import { PageTitle } from '../../features/PageTitle';
import { Panel } from '../../features/Panel';
import { useProfile } from '../../queries/profile';
import { ProfileForm } from './ProfileForm';

/** What the member tells about themselves, and changes. */
export function ProfileScreen() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <>
      <PageTitle title={formatMessage({ id: 'profile.title' })} text={formatMessage({ id: 'profile.text' })} />
      <Panel title={formatMessage({ id: 'profile.about' })}>
        {query.data && <ProfileForm profile={query.data} />}
        {query.isError && !query.data && <LoadFailure query={query} />}
        {query.isPending && <Skeleton shape="block" height="420px" />}
      </Panel>
    </>
  );
}
