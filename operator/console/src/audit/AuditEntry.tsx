import type { AuditLine } from '@pavilion/api/staff';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { DiffView } from './DiffView';
import styles from './audit.module.css';

/** One entry; opens to what was before and after, and to its place in the chain. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const t = useTexts();
  const { id, at, who, action, brand, remote, reason, seq, before, after, hash } = line;
  return (
    <li>
      <details>
        <summary>
          <time dateTime={at}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="medium" />
          </time>
          <strong>{who}</strong>
          <code>{action}</code>
          <span>{[brand, remote].filter(Boolean).join(' / ')}</span>
          <q>{reason || '–'}</q>
        </summary>
        <div className={styles['entry']}>
          <DiffView before={before} after={after} />
          <p className={styles['hash']}>
            {seq !== null && `${t('board.seq', { seq })} · `}
            {t('audit.entry', { id })} · <code>{hash}</code>
          </p>
        </div>
      </details>
    </li>
  );
}
