import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBrand } from '@pavilion/host/brand';
import { useMember } from '@pavilion/host/session';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { firstRange } from '../../features/day-range/range';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { ExportButtons } from '../../features/records/ExportButtons';
import { HeldWins } from '../../features/records/HeldWins';
import { TransactionDialog } from '../../features/records/TransactionDialog';
import { type StatementFilters, useStatement } from '../../queries/statement';
import { StatementFilterBar } from './StatementFilterBar';
import { StatementLines } from './StatementLines';
import styles from './statement.module.css';
import { StatementTotals } from './StatementTotals';

/** Every movement of a wallet, by days and groups. */
export function StatementScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { timeZone } = useBrand();
  const [choice, setChoice] = useState<StatementFilters>(() => ({ ...firstRange(timeZone), wallet: 'main', groups: [] }));
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'statement.title' })}</h1>
      <HeldWins />
      <StatementFilterBar choice={choice} onChange={setChoice} />
      <StatementContent choice={choice} />
    </div>
  );
}

function StatementContent({ choice }: { choice: StatementFilters }) {
  const { formatMessage } = useIntl();
  const query = useStatement(choice);
  const [shown, show] = useState<string>();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!isPending && !data) return <LoadFailure query={query} />;
  return (
    <>
      <StatementTotals choice={choice} />
      <ExportButtons files={['statement.csv', 'statement.pdf']} choice={exportRequestOf(choice)} />
      <StatementLines lines={data?.pages.flatMap(({ list }) => list) ?? []} waiting={isPending} onOpen={show} />
      <TransactionDialog id={shown} onClose={() => show(undefined)} />
      {hasNextPage && (
        <Button variant="secondary" className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
    </>
  );
}

function exportRequestOf({ from, to, wallet, groups }: StatementFilters) {
  return { from, to, wallet, ...(groups.length > 0 && { groups: groups.join(',') }) };
}
