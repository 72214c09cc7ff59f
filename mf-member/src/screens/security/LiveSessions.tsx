import type { LiveSession } from '@pavilion/api/auth';
import { LoadFailure, useFailureText } from '@pavilion/features/failures';
import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { Badge, Button, Icon, Skeleton } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useMoment } from '../../features/use-moment';
import { useEndOtherSessions, useLiveSessions } from '../../queries/sessions';
import styles from './security.module.css';

/** Every place where somebody is signed in as this member, and the way to end all but this one. */
export function LiveSessions() {
  const { formatMessage } = useIntl();
  const query = useLiveSessions();
  const { end, busy } = useEndOthers();
  const sessions = query.data?.list ?? [];
  const others = sessions.some(({ current }) => !current);
  return (
    <Panel title={formatMessage({ id: 'sessions.title' })} text={formatMessage({ id: 'sessions.text' })}>
      {query.isPending && <Skeleton shape="block" height="144px" />}
      {query.isError && !query.data && <LoadFailure query={query} />}
      <ul className={styles['sessions']}>
        {sessions.map((session) => (
          <SessionLine key={`${session.signedInAt} ${session.address}`} session={session} />
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

function useEndOthers() {
  const { formatMessage } = useIntl();
  const { confirm, toast } = useDialogs();
  const failureText = useFailureText();
  const others = useEndOtherSessions();
  const ask = async () => {
    const agreed = await confirm({
      title: formatMessage({ id: 'sessions.ask' }),
      text: formatMessage({ id: 'sessions.ask.text' }),
      confirm: formatMessage({ id: 'sessions.endOthers' }),
      cancel: formatMessage({ id: 'sessions.keep' }),
      danger: true,
    });
    if (!agreed) return;
    try {
      await others.mutateAsync();
      toast('positive', formatMessage({ id: 'sessions.ended' }));
    } catch (reason) {
      toast('negative', failureText(reason));
    }
  };
  return { end: () => void ask(), busy: others.isPending };
}

function SessionLine({ session: { current, device, address, signedInAt, seenAt } }: { session: LiveSession }) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const phone = /Android|iPhone|iPad/.test(device);
  return (
    <li className={styles['session']}>
      <span className={styles['drawing']}>
        <Icon name={phone ? 'phone' : 'monitor'} size={20} />
      </span>
      <div className={styles['words']}>
        <p className={styles['device']}>
          {device || formatMessage({ id: 'device.unknown' })}
          {current && <Badge tone="positive">{formatMessage({ id: 'sessions.this' })}</Badge>}
        </p>
        <p className={styles['facts']}>{formatMessage({ id: 'sessions.since' }, { at: moment(signedInAt), address })}</p>
        {!current && <p className={styles['facts']}>{formatMessage({ id: 'sessions.seen' }, { at: moment(seenAt) })}</p>}
      </div>
    </li>
  );
}
