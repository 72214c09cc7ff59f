import { Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './queues.module.css';

export interface LoadMoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Asks for the next page of a list. Nothing under the last. */
export function LoadMoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: LoadMoreButtonProps) {
  const t = useTexts();
  if (!hasNextPage) return null;
  return (
    <Button className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('queue.more')}
    </Button>
  );
}
