import type { StaffSessionView } from '@pavilion/api/staff';
import { Badge, Button, Card } from '@pavilion/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useToast } from '../frame/toasts';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import { ACCOUNT_KEY } from './account-key';
import styles from './account.module.css';

/** Where the operator is signed in, and an end to what is not theirs. */
export function Sessions({ sessions }: { sessions: readonly StaffSessionView[] }) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { account } = useStaff();
  const end = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? account.endOtherSessions() : account.endSession(id)),
    onSuccess: () => toast({ tone: 'positive', title: t('account.ended') }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
  return (
    <Card title={t('account.sessions')}>
      <div className={styles['form']}>
        <ListTable
          name="sessions"
          source="rows"
          caption={t('account.sessions')}
          columns={useColumns((id) => end.mutate(id))}
          rows={[...sessions]}
          rowKey={({ id }) => id}
        />
        <p role="alert" className={styles['failure']}>
          {end.error && failureText(end.error)}
        </p>
        <Button busy={end.isPending} disabled={sessions.length < 2} onClick={() => end.mutate(undefined)}>
          {t('account.endOthers')}
        </Button>
      </div>
    </Card>
  );
}

function useColumns(onEnd: (id: string) => void): ListColumn<StaffSessionView>[] {
  const t = useTexts();
  return [
    {
      id: 'device',
      header: t('account.device'),
      lead: true,
      sort: ({ device }) => device,
      cell: ({ device, current }) => (
        <>
          {device} {current && <Badge>{t('account.current')}</Badge>}
        </>
      ),
    },
    { id: 'network', header: t('account.network'), sort: ({ network }) => network, cell: ({ network }) => network },
    {
      id: 'started',
      header: t('account.started'),
      sort: ({ startedAt }) => new Date(startedAt),
      cell: ({ startedAt }) => <Ago moment={startedAt} />,
    },
    {
      id: 'seen',
      header: t('account.seen'),
      sort: ({ seenAt }) => new Date(seenAt),
      cell: ({ seenAt }) => <Ago moment={seenAt} />,
    },
    {
      id: 'end',
      header: <span className="pv-visually-hidden">{t('account.end')}</span>,
      align: 'end',
      cell: ({ id, device, current }) =>
        !current && (
          <Button size="small" aria-label={t('account.endOne', { device })} onClick={() => onEnd(id)}>
            {t('account.end')}
          </Button>
        ),
    },
  ];
}

function Ago({ moment }: { moment: string }) {
  return <TimeAgo moment={moment} />;
}
