import { isBusy, onBusyChange } from '@pavilion/host/router';
import { storedValue, text } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { Icon } from '@pavilion/ui/core';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../site-context';
import { isOlder } from './is-older';
import styles from './states.module.css';

const reloadedFor = storedValue(storageKeys.reloadedFor, text());

/** Says that the page is older than the platform still supports. It loads anew by itself when nobody looks and nothing is under way. */
export function NewerShellNotice() {
  const { shellVersion, manifest, reload } = useSite();
  const { minimum } = manifest.shell;
  const older = isOlder(shellVersion, minimum);
  const { formatMessage } = useIntl();
  useEffect(() => (older ? reloadWhenHidden(minimum, reload) : undefined), [older, minimum, reload]);
  return (
    <output>
      {older && (
        <span className={styles['notice']}>
          <Icon name="refresh" size={18} />
          {formatMessage({ id: 'update.text' })}
          <button type="button" className={styles['noticeAction']} onClick={reload}>
            {formatMessage({ id: 'failed.retry' })}
          </button>
        </span>
      )}
    </output>
  );
}

/** Once for each minimum: a cache that still serves the old page must not make it load for ever. */
function reloadWhenHidden(minimum: string, reload: () => void): () => void {
  const review = () => {
    if (!document.hidden || isBusy() || !firstTimeFor(minimum)) return;
    reload();
  };
  document.addEventListener('visibilitychange', review);
  const unfollow = onBusyChange(review);
  review();
  return () => {
    document.removeEventListener('visibilitychange', review);
    unfollow();
  };
}

/** Where that cannot be kept over a reload, the player has the button. */
function firstTimeFor(minimum: string): boolean {
  const known = reloadedFor.read() === minimum;
  return reloadedFor.write(minimum) && !known;
}
