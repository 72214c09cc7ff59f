import { type IconName, Tabs } from '@pavilion/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { LoadMoreButton } from './LoadMoreButton';
import { QueryList } from './QueryList';
import styles from './queues.module.css';
import { useQueue } from './use-queue';

export interface QueueTabsProps<Queue extends string, Line extends { id: string }> {
  /** What the tabs are of. */
  label: string;
  /** The first is shown unless the address names another. */
  queues: readonly [Queue, ...Queue[]];
  titleOf: (queue: Queue) => string;
  emptyOf: (queue: Queue) => { icon: IconName; title: string; text?: string };
  /** The queue is added to it. */
  queryKey: QueryKey;
  read: (queue: Queue, after?: string) => Promise<{ list: Line[]; next?: string }>;
  columns: ListColumn<Line>[];
}

/** What waits and what was decided, a table each; the one that is shown is in the address, and read again while somebody looks at it. */
export function QueueTabs<Queue extends string, Line extends { id: string }>(props: QueueTabsProps<Queue, Line>) {
  const { label, queues, titleOf, emptyOf, queryKey, read, columns } = props;
  const [params, setParams] = useSearchParams();
  const queue = queues.find((each) => each === params.get('queue')) ?? queues[0];
  const { query, lines, waiting, source } = useQueue([...queryKey, queue], (after) => read(queue, after));
  return (
    <Tabs
      label={label}
      tabs={queues.map((id) => ({ id, label: titleOf(id) }))}
      selected={queue}
      onSelect={(wanted) => setParams({ queue: wanted }, { replace: true })}
    >
      <div className={styles['panel']}>
        <QueryList query={query} loading={waiting} count={lines.length} empty={emptyOf(queue)}>
          {(empty) => (
            <ListTable
              name={String(queryKey[0])}
              caption={titleOf(queue)}
              skeletonRows={waiting ? 3 : 0}
              columns={columns}
              rows={lines}
              rowKey={({ id }) => id}
              more={query}
              source={source}
              empty={empty}
            />
          )}
        </QueryList>
        <LoadMoreButton query={query} />
      </div>
    </Tabs>
  );
}
