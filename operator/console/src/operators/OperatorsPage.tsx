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
import { type OperatorDecision, OperatorDecisionDialog } from './OperatorDecisionDialog';
import { OperatorDialog } from './OperatorDialog';
import { OperatorTable } from './OperatorTable';
import { type EnrolmentHandover, OPERATORS_KEY } from './enrolment-handover';
import styles from './operators.module.css';

/** Who may come in here, and what they may do where. */
export function OperatorsPage() {
  const t = useTexts();
  const staff = useStaff();
  const { operator: me } = useSession();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<OperatorView>();
  const [enrolling, setEnrolling] = useState<EnrolmentHandover>();
  const [decision, setDecision] = useState<OperatorDecision>();
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
      {data && <PendingConfirmations count={data.filter(({ mayConfirm, mayRelease }) => mayConfirm || mayRelease).length} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!(error && !data) && <OperatorTable operators={data} own={me?.id} onChange={setEdited} onDecide={setDecision} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <OperatorDialog operator={edited} own={edited.id === me?.id} onClose={() => setEdited(undefined)} />}
      {decision && <OperatorDecisionDialog decision={decision} onReleased={setEnrolling} onClose={() => setDecision(undefined)} />}
      {enrolling && <EnrolmentAddress enrolling={enrolling} onClose={() => setEnrolling(undefined)} />}
    </>
  );
}

/** How many accounts wait for this admin. */
function PendingConfirmations({ count }: { count: number }) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <p className={styles['waiting']}>
      <strong>{t('operators.waitingForYou', { count })}</strong> {t('operators.waitingForYouText')}
    </p>
  );
}
