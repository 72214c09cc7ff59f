import type { AuditLine } from '@pavilion/api/staff';
import { Drawer, KeyValueList } from '@pavilion/ui';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { DiffView } from './DiffView';
import styles from './audit.module.css';

/** One entry with what was before and after, and its place in the chain. */
export function AuditEntry({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const t = useTexts();
  const { id, at, who, action, brand, remote, reason, seq, before, after, hash } = line;
  return (
    <Drawer open side="end" size="wide" title={t('audit.entry', { id })} closeLabel={t('close')} onClose={onClose}>
      <div className={queueStyles['drawer']}>
        <KeyValueList
          items={[
            { id: 'at', label: t('audit.at'), value: <FormattedDate value={at} dateStyle="long" timeStyle="medium" /> },
            { id: 'who', label: t('audit.who'), value: who },
            { id: 'action', label: t('audit.action'), value: <code>{action}</code> },
            { id: 'where', label: t('audit.where'), value: [brand, remote].filter(Boolean).join(' / ') || '–' },
            { id: 'reason', label: t('audit.reason'), value: reason || '–' },
          ]}
        />
        <DiffView before={before} after={after} />
        <p className={styles['hash']}>
          {seq !== null && `${t('board.seq', { seq })} · `}
          <code>{hash}</code>
        </p>
      </div>
    </Drawer>
  );
}
