import type { PendingChange } from '@pavilion/api/staff';
import { EmptyState, Skeleton } from '@pavilion/ui';
import { brandOf, useBoard } from '../board/board-query';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { PendingCard } from './PendingCard';
import styles from './pending.module.css';

/** What is requested and not done: waiting for an approval, or for its time. */
export function PendingPage() {
  const t = useTexts();
  const { data: board, error, refetch, isFetching } = useBoard();
  const pending = board?.pending ?? [];
  const part = (state: PendingChange['state']) => pending.filter((change) => change.state === state);
  return (
    <>
      <PageHead title={t('pending.title')} text={t('pending.text')} />
      {error && !board && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!board && !error && <Skeleton shape="block" height="160px" />}
      {board && pending.length === 0 && <EmptyState icon="check-circle" title={t('pending.none')} text={t('pending.noneText')} />}
      {(['waiting', 'scheduled'] as const).map(
        (state) =>
          part(state).length > 0 && (
            <section key={state} className={styles['part']} aria-label={t(`pending.${state}`)}>
              <h2>{t(`pending.${state}`)}</h2>
              {part(state).map((change) => (
                <PendingCard key={change.id} change={change} brandName={brandOf(board, change.brand)?.name ?? change.brand} />
              ))}
            </section>
          ),
      )}
    </>
  );
}
