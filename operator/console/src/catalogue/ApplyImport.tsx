import type { ImportReport } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import type { ImportSource } from './source';
import styles from './catalogue.module.css';

export interface ApplyImportProps {
  source: ImportSource;
  report: ImportReport;
  onWritten: (report: ImportReport) => void;
}

/** Writes what was judged; with refused lines only when the others are wanted all the same. */
export function ApplyImport({ source, report, onWritten }: ApplyImportProps) {
  const t = useTexts();
  const staff = useStaff();
  const [asking, setAsking] = useState(false);
  const count = report.added + report.changed;
  const partly = report.refused > 0;
  if (count === 0) return null;
  return (
    <div className={styles['row']}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t(partly ? 'import.writeOthers' : 'import.write', { count })}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('import.question', { count })}
          text={t(partly ? 'import.partlyText' : 'import.questionText', { refused: report.refused })}
          confirmLabel={t('import.confirm')}
          doneText={t('import.done')}
          act={async (reason) => onWritten(await staff.catalogue.importGames(source, { apply: true, partly, reason }))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
