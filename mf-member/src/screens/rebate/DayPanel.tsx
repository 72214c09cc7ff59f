import type { RebateDay, RebateDayState } from '@pavilion/api/rebates';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Badge } from '@pavilion/ui';
import { Panel } from '../../features/Panel';
import { LineTable } from './LineTable';
import styles from './rebate.module.css';
import { useRebateTexts } from './use-rebate-texts';

const TONES: Record<RebateDayState, 'accent' | 'negative' | 'neutral' | 'positive'> = {
  claimable: 'accent',
  further: 'accent',
  claimed: 'positive',
  short: 'negative',
  lapsed: 'neutral',
  nothing: 'neutral',
};

/** A day that is over: how it stands, in one sentence, and how its sum comes about. */
export function DayPanel({ day, least }: { day: RebateDay; least: string | undefined }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const texts = useRebateTexts();
  const { state, sum, paid, open, missing, bound } = day;
  const values = { until: texts.day(day.until), paid: money(paid), open: money(open), missing: money(missing) };
  const limit =
    (bound === 'least' && least !== undefined && formatMessage({ id: 'rebate.bound.least' }, { least: money(least) })) ||
    (bound === 'most' && formatMessage({ id: 'rebate.bound.most' }, { sum: money(sum) }));
  return (
    <Panel
      title={texts.day(day.day)}
      text={formatMessage({ id: `rebate.why.${state}` }, values)}
      aside={
        <span className={styles['state']}>
          <strong className={styles['sum']}>{money(sum)}</strong>
          <Badge tone={TONES[state]}>{formatMessage({ id: `rebate.state.${state}` })}</Badge>
        </span>
      }
    >
      {limit && <p className={styles['quiet']}>{limit}</p>}
      <Account day={day} />
    </Panel>
  );
}

/** How the sum comes about: in sight while there is something to claim. */
function Account({ day: { day, state, lines, sum, rank } }: { day: RebateDay }) {
  const { formatMessage } = useIntl();
  const notes = [
    rank > 0 && formatMessage({ id: 'rebate.rank' }, { rank }),
    lines.length > 1 && formatMessage({ id: 'rebate.round' }),
  ].filter((note) => note !== false);
  if (lines.length + notes.length === 0) return null;
  return (
    <details className={styles['details']} open={state === 'claimable' || state === 'further'}>
      <summary>{formatMessage({ id: 'rebate.lines' })}</summary>
      {lines.length > 0 && <LineTable day={day} lines={lines} sum={sum} />}
      {notes.length > 0 && <p className={styles['quiet']}>{notes.join(' ')}</p>}
    </details>
  );
}
