import { Badge } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './withdrawals.module.css';

const knownFlags = ['large', 'first', 'shared-payee'] as const;

/** Why a person looks at a withdrawal, in plain words. */
export function ReviewFlags({ flags }: { flags: readonly string[] }) {
  const t = useTexts();
  const shown = knownFlags.filter((mark) => flags.includes(mark));
  if (shown.length === 0) return t('payouts.nothing');
  return (
    <span className={styles['marks']}>
      {shown.map((mark) => (
        <Badge key={mark} tone={mark === 'shared-payee' ? 'negative' : 'info'}>
          {t(`payouts.mark.${mark}`)}
        </Badge>
      ))}
    </span>
  );
}
