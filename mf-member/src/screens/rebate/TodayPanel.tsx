import type { RebatesValue } from '@pavilion/api/rebates';
import { useIntl } from '@pavilion/host/intl';
import { useMoney } from '@pavilion/host/money';
import { Panel } from '../../features/Panel';
import { LineTable } from './LineTable';
import styles from './rebate.module.css';

type Today = NonNullable<RebatesValue['today']>;

/** Today's running figure, which is not final. */
export function TodayPanel({ today: { day, lines, sum } }: { today: Today }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Panel
      title={formatMessage({ id: 'rebate.today' })}
      text={formatMessage({ id: 'rebate.today.text' })}
      aside={<strong className={styles['sum']}>{money(sum)}</strong>}
    >
      {lines.length === 0 ? (
        <p className={styles['quiet']}>{formatMessage({ id: 'rebate.today.none' })}</p>
      ) : (
        <LineTable day={day} lines={lines} sum={sum} />
      )}
    </Panel>
  );
}
