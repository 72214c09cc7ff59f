import type { OperatorView } from '@pavilion/api/staff';
import { Button, EmptyState } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useSession } from '../session/session-context';
import { EnrolmentAddress } from './EnrolmentAddress';
import { InviteDialog } from './InviteDialog';
import { OperatorDialog } from './OperatorDialog';
import { OperatorTable } from './OperatorTable';
import { type IssuedEnrolment, OPERATORS_KEY } from './issued-enrolment';

/** Who may come in here, and what they may do where. */
export function OperatorsPage() {
  const t = useTexts();
  const staff = useStaff();
  const { operator: me } = useSession();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<OperatorView>();
  const [enrolling, setEnrolling] = useState<IssuedEnrolment>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: OPERATORS_KEY,
    queryFn: staff.operators.list,
    retry: false,
  });
  if (isFailure(error, 'auth.forbidden'))
    return (
      <>
        <PageHead title={t('operators.title')} />
        <EmptyState icon="lock" title={t('operators.adminsOnly')} text={t('operators.adminsOnlyText')} />
      </>
    );
  return (
    <>
      <PageHead title={t('operators.title')} text={t('operators.text')}>
        <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
          {t('operators.invite')}
        </Button>
      </PageHead>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!(error && !data) && <OperatorTable operators={data} own={me?.id} onChange={setEdited} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onEnrolmentIssued={setEnrolling} />}
      {edited && (
        <OperatorDialog
          operator={edited}
          own={edited.id === me?.id}
          onClose={() => setEdited(undefined)}
          onEnrolmentIssued={setEnrolling}
        />
      )}
      {enrolling && <EnrolmentAddress enrolling={enrolling} onClose={() => setEnrolling(undefined)} />}
    </>
  );
}
