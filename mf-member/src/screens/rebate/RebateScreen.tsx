import type { RebatesValue } from '@pavilion/api/rebates';
import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { PageTitle } from '../../features/PageTitle';
import { useRebates } from '../../queries/rebates';
import { ClaimPanel } from './ClaimPanel';
import { DayPanel } from './DayPanel';
import { History } from './History';
import styles from './rebate.module.css';
import { TodayPanel } from './TodayPanel';

/** What comes back of each day's play, and one button to claim all of it. */
export function RebateScreen() {
  const { formatMessage } = useIntl();
  const query = useRebates();
  const { data } = query;
  return (
    <>
      <PageTitle title={formatMessage({ id: 'rebate.title' })} text={formatMessage({ id: 'rebate.text' })} />
      {query.isPending && <Skeleton shape="block" height="480px" />}
      {query.isError && !data && <LoadFailure query={query} />}
      {data && <Rebates value={data} />}
    </>
  );
}

function Rebates({ value }: { value: RebatesValue }) {
  const { formatMessage } = useIntl();
  const { terms, today, days } = value;
  return (
    <div className={styles['screen']}>
      {terms && <p className={styles['quiet']}>{formatMessage({ id: 'rebate.rules' }, { days: terms.lapseDays })}</p>}
      <ClaimPanel value={value} />
      {today && <TodayPanel today={today} />}
      <section className={styles['days']}>
        <h2 className={styles['heading']}>{formatMessage({ id: 'rebate.days' })}</h2>
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
