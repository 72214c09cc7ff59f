import type { OperatorView } from '@pavilion/api/staff';
import { Badge, Button, DataTable, EmptyState } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedRelativeTime } from 'react-intl';
import { isFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { relativeTime } from '../frame/relative-time';
import { useTexts } from '../messages';
import { useSession } from '../session/session-context';
import { EnrolmentAddress } from './EnrolmentAddress';
import { InviteDialog } from './InviteDialog';
import { OperatorDialog } from './OperatorDialog';
import { type IssuedEnrolment, OPERATORS_KEY } from './issued-enrolment';
import styles from './operators.module.css';

const tones = { invited: 'info', active: 'positive', locked: 'negative' } as const;

/** Who may come in here, and what they may do where. */
export function OperatorsPage() {
  const t = useTexts();
  const staff = useStaff();
  const { operator: me } = useSession();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<OperatorView>();
  const [enrolling, setEnrolling] = useState<IssuedEnrolment>();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: OPERATORS_KEY,
    queryFn: staff.operators,
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
      {!(error && !data) && (
        <DataTable
          caption={t('operators.title')}
          skeletonRows={isPending ? 4 : 0}
          columns={[
            {
              id: 'name',
              header: t('operators.name'),
              lead: true,
              cell: ({ id, name, displayName }) => (
                <>
                  {displayName} {id === me?.id && <Badge>{t('operators.you')}</Badge>}
                  <small className={styles['login']}>{name}</small>
                </>
              ),
            },
            { id: 'roles', header: t('operators.roles'), cell: ({ roles }) => <Roles roles={roles} /> },
            {
              id: 'state',
              header: t('operators.state'),
              cell: ({ state }) => <Badge tone={tones[state]}>{t(`operators.${state}`)}</Badge>,
            },
            {
              id: 'seen',
              header: t('operators.lastSeen'),
              cell: ({ lastSeenAt }) =>
                lastSeenAt ? <FormattedRelativeTime {...relativeTime(lastSeenAt)} numeric="auto" /> : t('operators.never'),
            },
            {
              id: 'change',
              header: <span className="pv-visually-hidden">{t('operators.change')}</span>,
              align: 'end',
              cell: (operator) => (
                <Button
                  size="small"
                  aria-label={t('operators.changeOne', { name: operator.name })}
                  onClick={() => setEdited(operator)}
                >
                  {t('operators.change')}
                </Button>
              ),
            },
          ]}
          rows={data ?? []}
          rowKey={({ id }) => id}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onEnrolling={setEnrolling} />}
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

function Roles({ roles }: Pick<OperatorView, 'roles'>) {
  const t = useTexts();
  return (
    <span className={styles['roles']}>
      {Object.entries(roles).map(([brand, role]) => (
        <Badge key={brand} tone={role === 'admin' ? 'accent' : 'neutral'}>
          {brand === '*' ? t('operators.everyBrand') : brand}: {t(`role.${role}`)}
        </Badge>
      ))}
    </span>
  );
}
