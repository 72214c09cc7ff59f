import type { OutboxLine, OutboxQuery } from '@pavilion/api/staff';
import { Button, EmptyState } from '@pavilion/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import type { PageReader } from '../tables/list-column';
import { useAddressFilter } from '../tables/use-address-filter';
import { OutboxFilters } from './OutboxFilters';
import { OutboxTable } from './OutboxTable';
import styles from './outbox.module.css';

const OUTBOX_KEY = 'outbox';
const PAGE_SIZE = '50';
const FILE_PAGE_SIZE = '200';
const REFETCH_INTERVAL_MS = 10_000;
const filters = ['brand', 'kind', 'state'] as const;

/** Messages to players: what is being sent, what a provider accepted, what failed. */
export function OutboxPage() {
  const t = useTexts();
  const staff = useStaff();
  const [filter, setFilter] = useAddressFilter(filters);
  const [retried, setRetried] = useState<OutboxLine>();
  const read = (before: string, limit: string) => staff.outbox.list(toQuery({ ...filter, before, limit }));
  const source: PageReader<OutboxLine> = async (before = '') => {
    const { lines: rows, next } = await read(before, FILE_PAGE_SIZE);
    return { rows, next };
  };
  const box = useInfiniteQuery({
    queryKey: [OUTBOX_KEY, filter],
    queryFn: ({ pageParam }) => read(pageParam, PAGE_SIZE),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const lines = box.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <PageHead title={t('outbox.title')} text={t('outbox.text')} />
      <OutboxFilters value={filter} onChange={setFilter} />
      {box.error && !box.data && <LoadFailure error={box.error} onRetry={() => void box.refetch()} busy={box.isFetching} />}
      {(box.data ?? box.isPending) && (
        <OutboxTable
          {...{ lines, source }}
          waiting={box.isPending}
          onRetry={setRetried}
          more={box}
          empty={<EmptyState icon="mail" title={t('outbox.none')} />}
        />
      )}
      {box.hasNextPage && (
        <Button className={styles['more']} busy={box.isFetchingNextPage} onClick={() => void box.fetchNextPage()}>
          {t('outbox.older')}
        </Button>
      )}
      {retried && <RetryDialog line={retried} onClose={() => setRetried(undefined)} />}
    </>
  );
}

/** What was chosen, without what was not. */
function toQuery(filter: Record<keyof OutboxQuery, string>): OutboxQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

function RetryDialog({ line: { id, recipient }, onClose }: { line: OutboxLine; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('outbox.retryOne', { recipient })}
      text={t('outbox.retryText')}
      confirmLabel={t('outbox.retry')}
      doneText={t('outbox.retried')}
      act={(reason) => staff.outbox.retry(id, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: [OUTBOX_KEY] })}
      onClose={onClose}
    />
  );
}
