import { Drawer, Icon } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import styles from './queues.module.css';
import { type QueueItem, useQueueItemTitle } from './queue-item';

export interface QueueItemDrawerProps {
  line: QueueItem;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Why the last action was refused; empty while none was. */
  refusal: string;
  onClose: () => void;
  /** Everything that decides, and the decision. */
  children: ReactNode;
}

/** One line of a queue beside it. What was refused is said first, with how it stands now. */
export function QueueItemDrawer({ line, query, refusal, onClose, children }: QueueItemDrawerProps) {
  const t = useTexts();
  const opened = useQueueItemTitle();
  const { error, isFetching, refetch } = query;
  return (
    <Drawer open side="end" size="wide" title={opened('queue.one', line)} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['drawer']}>
        <div role="alert" className={styles['alert']}>
          {refusal && (
            <p className={styles['notice']}>
              <Icon name="alert" size={18} />
              <span>
                {refusal} {!error && t('queue.currentState')}
              </span>
            </p>
          )}
        </div>
        {error ? <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} /> : children}
      </div>
    </Drawer>
  );
}
