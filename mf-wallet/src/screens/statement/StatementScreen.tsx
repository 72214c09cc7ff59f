import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useBrand } from '@pavilion/host/brand';
import { useMember } from '@pavilion/host/session';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { rangeOf } from '../../features/days/range';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { ExportButtons } from '../../features/records/ExportButtons';
import { MovementDialog } from '../../features/records/MovementDialog';
import { type StatementChoice, useStatement } from '../../queries/statement';
import { Filters } from './Filters';
import { Lines } from './Lines';
import styles from './statement.module.css';
import { Totals } from './Totals';

/** Every movement of a wallet, by days and groups. */
export function StatementScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { timeZone } = useBrand();
  const [choice, setChoice] = useState<StatementChoice>(() => ({ ...rangeOf('week', timeZone), wallet: 'main', groups: [] }));
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{formatMessage({ id: 'statement.title' })}</h1>
      <Filters choice={choice} onChange={setChoice} />
      <Movements choice={choice} />
    </div>
  );
}

function Movements({ choice }: { choice: StatementChoice }) {
  const { formatMessage } = useIntl();
  const query = useStatement(choice);
  const [shown, show] = useState<string>();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!isPending && !data) return <LoadFailure query={query} />;
  return (
    <>
      <Totals choice={choice} />
      <ExportButtons files={['statement.csv', 'statement.pdf']} choice={fileOf(choice)} />
      <Lines lines={data?.pages.flatMap(({ list }) => list) ?? []} waiting={isPending} onOpen={show} />
      <MovementDialog id={shown} onClose={() => show(undefined)} />
      {hasNextPage && (
        <Button variant="secondary" className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
    </>
  );
}

function fileOf({ from, to, wallet, groups }: StatementChoice) {
  return { from, to, wallet, ...(groups.length > 0 && { groups: groups.join(',') }) };
}
