import { lazy, Suspense } from 'react';
import { useSite } from '../site-context';
import { NewerShellNotice } from './NewerShellNotice';
import { OfflineNotice } from './OfflineNotice';
import styles from './states.module.css';

// Hardly any page ever shows it.
const PreviewBadge = lazy(() => import('../preview/PreviewBadge').then((module) => ({ default: module.PreviewBadge })));

/** What stands over every page, one above the other. */
export function StatusBanners() {
  const { preview } = useSite().manifest;
  return (
    <div className={styles['notices']}>
      <OfflineNotice />
      <NewerShellNotice />
      {preview && (
        <Suspense>
          <PreviewBadge preview={preview} />
        </Suspense>
      )}
    </div>
  );
}
