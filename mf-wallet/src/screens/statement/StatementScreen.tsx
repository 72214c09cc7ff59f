import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { type StatementChoice, useStatement } from '../../queries/statement';
import { Filters } from './Filters';
import { Lines } from './Lines';
import { rangeOf } from './range';
import styles from './statement.module.css';
import { Totals } from './Totals';

/** Every movement of the wallet, by days and kinds. */
export function StatementScreen() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const [choice, setChoice] = useState<StatementChoice>(() => ({ ...rangeOf('week'), kinds: [] }));
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
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!isPending && !data) return <LoadFailure query={query} />;
  return (
    <>
      <Totals totals={data?.pages[0]?.totals} />
      <Lines lines={data?.pages.flatMap(({ list }) => list) ?? []} waiting={isPending} />
      {hasNextPage && (
        <Button variant="secondary" className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
    </>
  );
}
