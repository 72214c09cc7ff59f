import { Badge } from '@pavilion/ui';
import { useTexts } from '../messages';
import styles from './payouts.module.css';

const known = ['large', 'first', 'shared-payee'] as const;

/** Why a person looks at a withdrawal, in plain words. */
export function Marks({ marks }: { marks: readonly string[] }) {
  const t = useTexts();
  const shown = known.filter((mark) => marks.includes(mark));
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
