import type { LimitChange } from '@pavilion/api/protection';
import { useIntl } from '@pavilion/host/intl';
import { Badge, stateTones } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { useFormatDateTime } from '../../features/use-format-date-time';
import { useLimitTexts } from './use-limit-texts';
import styles from './limits.module.css';

/** Every change of a limit, the latest first: who, what, and how it ended. */
export function ChangeLog({ changes }: { changes: readonly LimitChange[] }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'limits.log' })} text={formatMessage({ id: 'limits.log.text' })}>
      {changes.length === 0 && <p className={styles['facts']}>{formatMessage({ id: 'limits.log.empty' })}</p>}
      <ul className={styles['log']}>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ul>
    </Panel>
  );
}

function ChangeLine({ change: { kind, period, from, to, state, by, reason, askedAt } }: { change: LimitChange }) {
  const { formatMessage } = useIntl();
  const texts = useLimitTexts();
  const moment = useFormatDateTime();
  return (
    <li className={styles['change']}>
      <p className={styles['title']}>
        {texts.name(kind, period)}{' '}
        <Badge tone={stateTones.limitChange[state]}>{formatMessage({ id: `limits.state.${state}` })}</Badge>
      </p>
      <p>{formatMessage({ id: 'limits.fromTo' }, { from: texts.value(kind, from), to: texts.value(kind, to) })}</p>
      <p className={styles['facts']}>
        {moment(askedAt)}
        {by === 'staff' && ` · ${formatMessage({ id: 'limits.byStaff' }, { reason: reason ?? '' })}`}
      </p>
    </li>
  );
}
