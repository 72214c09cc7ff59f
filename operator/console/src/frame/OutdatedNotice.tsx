import { Icon } from '@pavilion/ui';
import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isFailure } from '../calls/call-failure';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import styles from './frame.module.css';

/** Says that something on the page could not be read again, and why, until it can: what is shown stays, and would look like what is true now. */
export function OutdatedNotice() {
  const t = useTexts();
  const failureText = useFailureText();
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  const error = useSyncExternalStore(subscribe, () => findRefetchError(cache));
  return (
    <div role="status">
      {error && (
        <p className={styles['outdated']}>
          <Icon name="alert" size={18} />
          {t('frame.outdated')} {failureText(error)}
        </p>
      )}
    </div>
  );
}

/** A session that ended has a dialog of its own. */
function findRefetchError(cache: QueryCache): Error | undefined {
  const failed = cache
    .findAll({ type: 'active' })
    .find(({ state: { status, data, error } }) => status === 'error' && data !== undefined && !isFailure(error, 'auth.required'));
  return failed?.state.error ?? undefined;
}
