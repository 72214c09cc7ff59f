import { useTexts } from '../messages';
import { diff } from './diff';
import styles from './audit.module.css';

/** Before and after, only where they differ. */
export function DiffView({ before, after }: { before: unknown; after: unknown }) {
  const t = useTexts();
  const found = diff(before, after);
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
                {formatValue(was)}
              </del>
            )}
            {is !== undefined && (
              <ins>
                <span className="pv-visually-hidden">{t('diff.after')} </span>
                {formatValue(is)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
