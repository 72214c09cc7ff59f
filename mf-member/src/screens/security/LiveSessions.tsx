import type { LiveSession } from '@pavilion/api/auth';
import { LoadFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Badge, Button, Icon, Skeleton } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useEndOtherSessions, useEndSession, useLiveSessions } from '../../queries/sessions';
import styles from './security.module.css';

/** Every place where somebody is signed in as this member, and the ways to end one of them, or all but this one. */
export function LiveSessions() {
  const { formatMessage } = useIntl();
  const query = useLiveSessions();
  const { end, busy } = useEndOtherSessionsConfirmed();
  const sessions = query.data?.list ?? [];
  const others = sessions.some(({ current }) => !current);
  return (
    <Panel title={formatMessage({ id: 'sessions.title' })} text={formatMessage({ id: 'sessions.text' })}>
      {query.isPending && <Skeleton shape="block" height="144px" />}
      {query.isError && !query.data && <LoadFailure query={query} />}
      <ul className={styles['sessions']}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {others && (
        <Button variant="danger" icon="log-out" onClick={end} busy={busy}>
          {formatMessage({ id: 'sessions.endOthers' })}
        </Button>
      )}
    </Panel>
  );
}

function useEndOtherSessionsConfirmed() {
  const { formatMessage } = useIntl();
  const others = useEndOtherSessions();
  const ask = useConfirmedAction({
    title: formatMessage({ id: 'sessions.endOthers.title' }),
    text: formatMessage({ id: 'sessions.endOthers.text' }),
    confirm: formatMessage({ id: 'sessions.endOthers' }),
    cancel: formatMessage({ id: 'sessions.endOthers.cancel' }),
  });
  return {
    end: () => void ask(() => others.mutateAsync(), formatMessage({ id: 'sessions.endOthers.done' })),
    busy: others.isPending,
  };
}

function useEndSessionConfirmed(id: string) {
  const { formatMessage } = useIntl();
  const one = useEndSession();
  const ask = useConfirmedAction({
    title: formatMessage({ id: 'sessions.end.title' }),
    text: formatMessage({ id: 'sessions.end.text' }),
    confirm: formatMessage({ id: 'sessions.end' }),
    cancel: formatMessage({ id: 'sessions.end.cancel' }),
  });
  return { end: () => void ask(() => one.mutateAsync(id), formatMessage({ id: 'sessions.end.done' })), busy: one.isPending };
}

/** Acts once the member agreed, and says what came of it. */
function useConfirmedAction(question: { title: string; text: string; confirm: string; cancel: string }) {
  const { confirm, toast } = useDialogs();
  const failureText = useFailureText();
  return async (act: () => Promise<unknown>, done: string) => {
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await act();
      toast('positive', done);
    } catch (reason) {
      toast('negative', failureText(reason));
    }
  };
}

function SessionLine({ session: { id, current, device, address, signedInAt, seenAt } }: { session: LiveSession }) {
  const { formatMessage } = useIntl();
  const { end, busy } = useEndSessionConfirmed(id);
  const name = device || formatMessage({ id: 'device.unknown' });
  const moment = useFormatDateTime();
  const phone = /Android|iPhone|iPad/.test(device);
  return (
    <li className={styles['session']}>
      <span className={styles['drawing']}>
        <Icon name={phone ? 'phone' : 'monitor'} size={20} />
      </span>
      <div className={styles['words']}>
        <p className={styles['device']}>
          {name}
          {current && <Badge tone="positive">{formatMessage({ id: 'sessions.this' })}</Badge>}
        </p>
        <p className={styles['facts']}>{formatMessage({ id: 'sessions.since' }, { at: moment(signedInAt), address })}</p>
        {!current && <p className={styles['facts']}>{formatMessage({ id: 'sessions.seen' }, { at: moment(seenAt) })}</p>}
      </div>
      {!current && (
        <Button size="small" onClick={end} busy={busy} aria-label={formatMessage({ id: 'sessions.endNamed' }, { device: name })}>
          {formatMessage({ id: 'sessions.end' })}
        </Button>
      )}
    </li>
  );
}
