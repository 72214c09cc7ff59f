import { LoadFailure } from '@pavilion/features/failures';
import { useBrand } from '@pavilion/host/brand';
import { useIntl } from '@pavilion/host/intl';
import { useMember } from '@pavilion/host/session';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { firstRange } from '../../features/day-range/range';
import { RealAccountNeeded } from '../../features/RealAccountNeeded';
import { ExportButtons } from '../../features/records/ExportButtons';
import { HeldWins } from '../../features/records/HeldWins';
import styles from '../../features/records/records.module.css';
import { type RoundFilters, useRounds } from '../../queries/records';
import { BetFilters } from './BetFilters';
import { RoundDialog } from './RoundDialog';
import { RoundList } from './RoundList';
import { RoundSums } from './RoundSums';

/** The rounds of games, each with what was bet, what came out, and where it can be checked. */
export function BetsScreen() {
  const { formatMessage } = useIntl();
  const { timeZone } = useBrand();
  const member = useMember();
  const [choice, setChoice] = useState<RoundFilters>(() => firstRange(timeZone));
  if (member?.trial) return <RealAccountNeeded />;
  return (
    <div className={styles['screen']}>
      <div>
        <h1 className={styles['title']}>{formatMessage({ id: 'bets.title' })}</h1>
        <p className={styles['lead']}>{formatMessage({ id: 'bets.text' })}</p>
      </div>
      <HeldWins />
      <BetFilters choice={choice} onChange={setChoice} />
      <BetRecord choice={choice} />
    </div>
  );
}

function BetRecord({ choice }: { choice: RoundFilters }) {
  const { formatMessage } = useIntl();
  const query = useRounds(choice);
  const [shown, show] = useState<{ vendor: string; round: string }>();
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!isPending && !data) return <LoadFailure query={query} />;
  return (
    <>
      <RoundSums choice={choice} />
      <ExportButtons files={['bets.csv', 'bets.pdf']} choice={choice} />
      <RoundList rounds={data?.pages.flatMap(({ list }) => list) ?? []} waiting={isPending} onOpen={show} />
      {hasNextPage && (
        <Button variant="secondary" className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {formatMessage({ id: 'statement.more' })}
        </Button>
      )}
      <RoundDialog asked={shown} onClose={() => show(undefined)} />
    </>
  );
}
