import { Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './desk.module.css';

export interface MorePagesProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Asks for the next page of a list. Nothing under the last. */
export function MorePages({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: MorePagesProps) {
  const t = useTexts();
  if (!hasNextPage) return null;
  return (
    <Button className={styles['more']} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('desk.more')}
    </Button>
  );
}
