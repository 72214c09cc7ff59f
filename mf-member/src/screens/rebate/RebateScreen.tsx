import type { RebatesValue } from '@pavilion/api/rebates';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState } from '@pavilion/ui';
import { EarningsPage } from '../../features/EarningsPage';
import { Waiting } from '../../features/Waiting';
import { useRebates } from '../../queries/rebates';
import { ClaimPanel } from './ClaimPanel';
import { DayPanel } from './DayPanel';
import { History } from './History';
import styles from './rebate.module.css';
import { TodayPanel } from './TodayPanel';

/** What comes back of each day's play, and one button to claim all of it. */
export function RebateScreen() {
  const { formatMessage } = useIntl();
  return (
    <EarningsPage title={formatMessage({ id: 'rebate.title' })} text={formatMessage({ id: 'rebate.text' })}>
      <Rebates />
    </EarningsPage>
  );
}

function Rebates() {
  const query = useRebates();
  if (query.data) return <RebateDays value={query.data} />;
  return query.isError ? <LoadFailure query={query} /> : <Waiting heights={['144px', '160px', '240px']} />;
}

function RebateDays({ value }: { value: RebatesValue }) {
  const { formatMessage } = useIntl();
  const { terms, today, days } = value;
  return (
    <div className={styles['screen']}>
      <ClaimPanel value={value} />
      {today && <TodayPanel today={today} />}
      <section className={styles['days']}>
        <header>
          <h2 className={styles['heading']}>{formatMessage({ id: 'rebate.days' })}</h2>
          {terms && <p className={styles['quiet']}>{formatMessage({ id: 'rebate.rules' }, { days: terms.lapseDays })}</p>}
        </header>
        {days.length === 0 && <NoDays isOff={!terms} />}
        {days.map((day) => (
          <DayPanel key={day.day} day={day} least={terms?.least} />
        ))}
      </section>
      <History />
    </div>
  );
}

function NoDays({ isOff }: { isOff: boolean }) {
  const { formatMessage } = useIntl();
  const id = isOff ? 'rebate.off' : 'rebate.empty';
  return <EmptyState icon="coins" title={formatMessage({ id })} text={formatMessage({ id: `${id}.text` })} />;
}
