import { LoadFailure } from '@pavilion/features/failures';
import { useIntl } from '@pavilion/host/intl';
import { Button, Skeleton } from '@pavilion/ui';
import { usePastDraws } from '../../queries/draws';
import { DrawNumbers } from './DrawNumbers';
import { DrawProof } from './DrawProof';
import { useFormatDrawTime } from './use-format-draw-time';
import styles from './draw-list.module.css';

/** Draws before the newest one, six at a time. */
export function PastDraws({ gameCode, before }: { gameCode: string; before: string }) {
  const { formatMessage } = useIntl();
  const time = useFormatDrawTime();
  const query = usePastDraws(gameCode, before);
  const draws = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isError && !draws.length) return <LoadFailure query={query} />;
  if (query.isSuccess && !draws.length)
    return <p className={styles['faint']}>{formatMessage({ id: 'games.draw.history.none' })}</p>;
  return (
    <div className={styles['history']}>
      {draws.map((draw) => {
        const label = formatMessage({ id: 'games.draw.of' }, { numero: Number(draw.numero), time: time(draw.dueAt) });
        return (
          <article key={draw.numero} className={styles['draw']}>
            <h3 className={styles['when']}>{label}</h3>
            <DrawNumbers draw={draw} label={label} />
            <DrawProof draw={draw} />
          </article>
        );
      })}
      {query.isPending && <Skeleton shape="block" height="220px" />}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {formatMessage({ id: 'games.more' })}
        </Button>
      )}
    </div>
  );
}
