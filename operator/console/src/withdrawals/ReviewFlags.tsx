import { Badge } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './withdrawals.module.css';

const knownFlags = ['large', 'first', 'shared-payee'] as const;

/** Why a withdrawal needs a review, in plain words. */
export function ReviewFlags({ flags }: { flags: readonly string[] }) {
  const t = useTexts();
  const shown = knownFlags.filter((flag) => flags.includes(flag));
  if (shown.length === 0) return t('withdrawals.nothing');
  return (
    <span className={styles['marks']}>
      {shown.map((flag) => (
        <Badge key={flag} tone={flag === 'shared-payee' ? 'negative' : 'info'}>
          {t(`withdrawals.flag.${flag}`)}
        </Badge>
      ))}
    </span>
  );
}
