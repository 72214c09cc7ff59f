import type { PendingChange } from '@pavilion/api/staff';
import { Icon } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { useSession } from '../session/session-context';
import styles from './pending.module.css';

/** What keeps a request from being done: an obstacle, or operators who have to agree. */
export function RequestState({ change: { state, who, obstacle, approvals, needed } }: { change: PendingChange }) {
  const t = useTexts();
  const [locale] = useLocale();
  const { operator } = useSession();
  return (
    <>
      {obstacle && (
        <small className={styles['obstacle']}>
          <Icon name="alert" size={14} /> {obstacle[locale]}
        </small>
      )}
      {state === 'waiting' && needed === 2 && (
        <small className={queueStyles['second']}>
          {t('pending.two', { agreed: approvals.length, names: approvals.join(', ') })}
        </small>
      )}
      {state === 'waiting' && who === operator?.name && <small className={queueStyles['second']}>{t('pending.own')}</small>}
    </>
  );
}
