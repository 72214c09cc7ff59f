import { EmptyState, Skeleton, TextField } from '@pavilion/ui';
import { Outlet } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useAddressFilter } from '../tables/use-address-filter';
import { AttentionList } from './AttentionList';
import { BoardSummary } from './BoardSummary';
import { BoardTable } from './BoardTable';
import { filterBoard } from './filter-board';
import { useBoard } from './board-query';
import { RetiredBrands } from './RetiredBrands';
import styles from './board.module.css';

const filters = ['word'] as const;

/** Brands across, remotes down. The drawer of a cell opens over it and has an address of its own. */
export function BoardPage() {
  const t = useTexts();
  const { data: board, error, refetch, isFetching } = useBoard();
  const [{ word: filter }, setFilter] = useAddressFilter(filters);
  const shown = board && filterBoard(board, filter);
  return (
    <>
      <PageHead title={t('board.title')} text={t('board.text')}>
        <TextField
          data-filter
          label={t('board.filter')}
          labelHidden
          icon="search"
          type="search"
          placeholder={t('board.filter')}
          className={styles['filter'] ?? ''}
          value={filter}
          onChange={({ target }) => setFilter({ word: target.value })}
        />
      </PageHead>
      {error && !board && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!board && !error && <BoardSkeleton />}
      {board && shown && (
        <>
          <BoardSummary board={board} />
          <AttentionList board={board} />
          {shown.brands.length && shown.remotes.length ? (
            <BoardTable {...shown} />
          ) : (
            <EmptyState
              icon="search"
              title={t(filter ? 'board.nothingFound' : 'board.nothingYet')}
              text={!filter && t('board.nothingYetText')}
            />
          )}
          <RetiredBrands brands={board.retired} />
        </>
      )}
      <Outlet />
    </>
  );
}

function BoardSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy="true" aria-label={t('loading')} role="status" className={styles['skeleton']}>
      <Skeleton shape="block" height="76px" />
      <Skeleton shape="block" height="420px" />
    </div>
  );
}
