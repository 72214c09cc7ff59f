import { type RecordArea, recordAreas } from '@pavilion/api/records';
import { LoadFailure } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Button, Chip, ChipRow } from '@pavilion/ui';
import { useState } from 'react';
import { DayRange } from '../../features/day-range/DayRange';
import type { DateRange } from '@pavilion/features/days';
import { firstRange } from '../../features/day-range/range';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { ExportButtons } from '../../features/records/ExportButtons';
import { TransactionDialog } from '../../features/records/TransactionDialog';
import styles from '../../features/records/records.module.css';
import { useAccountRecord } from '../../queries/records';
import { AccountTotals } from './AccountTotals';
import { AccountEntries } from './AccountEntries';

/** What was asked for, area by area, with how each stands: also what was rejected or ran out and moved no money. */
export function AccountRecordScreen() {
  const { formatMessage } = useIntl();
  const { timeZone } = useBrand();
  const member = useMember();
  const [area, setArea] = useState<RecordArea>('deposits');
  const [days, setDays] = useState<DateRange>(() => firstRange(timeZone));
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <div>
        <h1 className={styles['title']}>{formatMessage({ id: 'account.title' })}</h1>
        <p className={styles['lead']}>{formatMessage({ id: 'account.text' })}</p>
      </div>
      <div className={styles['filters']}>
        <ChipRow label={formatMessage({ id: 'account.areas' })}>
          {recordAreas.map((each) => (
            <Chip key={each} selected={each === area} onClick={() => setArea(each)}>
              {formatMessage({ id: `area.${each}` })}
            </Chip>
          ))}
        </ChipRow>
        <DayRange days={days} onChange={setDays} />
      </div>
      <ExportButtons files={['account.csv', 'account.pdf']} choice={{ area, ...days }} />
      <AreaRecord area={area} days={days} />
    </div>
  );
}

function AreaRecord({ area, days }: { area: RecordArea; days: DateRange }) {
  const { formatMessage } = useIntl();
  const query = useAccountRecord(area, days);
  const [shown, show] = useState<string>();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!isPending && !data) return <LoadFailure query={query} />;
  return (
    <>
      <AccountTotals totals={data?.pages[0]?.totals} fees={area === 'deposits' || area === 'withdrawals'} />
      <AccountEntries area={area} entries={data?.pages.flatMap(({ list }) => list) ?? []} waiting={isPending} onOpen={show} />
      {hasNextPage && (
        <Button variant="secondary" className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
      <TransactionDialog id={shown} onClose={() => show(undefined)} />
    </>
  );
}
