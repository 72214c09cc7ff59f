import type { LevelCondition } from '@pavilion/api/levels';
import { useIntl } from '@pavilion/host/intl';
import { ProgressBar } from '@pavilion/ui';
import type { LevelTexts } from './use-level-texts';
import styles from './vip.module.css';

/** What something takes, and how much of each is there. */
export function Conditions({ conditions, texts }: { conditions: readonly LevelCondition[]; texts: LevelTexts }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles['conditions']}>
      {conditions.map(({ kind, needed, done }) => {
        const said = formatMessage({ id: 'vip.of' }, { done: texts.amount(kind, done), needed: texts.amount(kind, needed) });
        const isDone = BigInt(done) >= BigInt(needed);
        return (
          <li key={kind} className={styles['condition']}>
            <p className={styles['what']}>
              <span>{texts.condition(kind)}</span>
              <span className="pv-tabular">{said}</span>
            </p>
            <ProgressBar
              label={texts.condition(kind)}
              value={isDone ? 100 : Number((BigInt(done) * 100n) / BigInt(needed))}
              valueText={said}
              tone={isDone ? 'positive' : 'accent'}
            />
          </li>
        );
      })}
    </ul>
  );
}
