import type { AuditLine } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { dayIn, localTimeZone } from '@pavilion/time';
import { saveFile } from '../brand/save-file';
import { useTexts } from '../messages';
import { toCsv } from '../tables/csv';
import styles from './audit.module.css';

const heading = ['id', 'at', 'who', 'action', 'brand', 'remote', 'reason', 'before', 'after', 'hash'];

/** The entries that are shown, as a file. */
export function ExportAudit({ lines }: { lines: readonly AuditLine[] }) {
  const t = useTexts();
  const save = () => {
    const rows = lines.map(({ id, at, who, action, brand, remote, reason, before, after, hash }) => [
      ...[id, at, who, action, brand ?? '', remote ?? '', reason],
      ...[before, after].map((value) => (value === null || value === undefined ? '' : JSON.stringify(value))),
      hash,
    ]);
    saveFile(`audit-${dayIn(localTimeZone())}.csv`, toCsv([heading, ...rows]), 'text/csv');
  };
  return (
    <p className={styles['export']}>
      <Button size="small" icon="download" onClick={save}>
        {t('tables.exportAudit')}
      </Button>
    </p>
  );
}
