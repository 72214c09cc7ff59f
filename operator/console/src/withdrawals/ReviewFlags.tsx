import { Badge } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './withdrawals.module.css';

const knownFlags = ['large', 'first', 'shared-payee'] as const;

/** Why a withdrawal needs a review, in plain words, and whether its member’s rank brings it forward. */
export function ReviewFlags({ flags, faster }: { flags: readonly string[]; faster: boolean }) {
  const t = useTexts();
  const shown = knownFlags.filter((flag) => flags.includes(flag));
  if (shown.length === 0 && !faster) return t('withdrawals.nothing');
  return (
    <span className={styles['marks']}>
      {faster && <Badge tone="accent">{t('withdrawals.faster')}</Badge>}
      {shown.map((flag) => (
        <Badge key={flag} tone={flag === 'shared-payee' ? 'negative' : 'info'}>
          {t(`withdrawals.flag.${flag}`)}
        </Badge>
      ))}
    </span>
  );
}
