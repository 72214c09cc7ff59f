import { useTexts } from '../messages';
import { differences } from './differences';
import styles from './audit.module.css';

/** Before and after, only where they differ. */
export function Differences({ before, after }: { before: unknown; after: unknown }) {
  const t = useTexts();
  const found = differences(before, after);
  if (found.length === 0) return <p className={styles['same']}>{t('diff.none')}</p>;
  return (
    <dl className={styles['diff']}>
      {found.map(({ path, before: was, after: is }) => (
        <div key={path}>
          <dt>{path || t('diff.value')}</dt>
          <dd>
            {was !== undefined && (
              <del>
                <span className="pv-visually-hidden">{t('diff.before')} </span>
                {spelled(was)}
              </del>
            )}
            {is !== undefined && (
              <ins>
                <span className="pv-visually-hidden">{t('diff.after')} </span>
                {spelled(is)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function spelled(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
