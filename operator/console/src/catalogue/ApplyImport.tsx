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

/** Writes what was judged; with refused lines, or where a vendor withdraws many games, only when that is wanted all the same. */
export function ApplyImport({ source, report, onWritten }: ApplyImportProps) {
  const t = useTexts();
  const staff = useStaff();
  const [asking, setAsking] = useState(false);
  const count = report.added + report.changed;
  const { refused, withdrawn, tooManyWithdrawn } = report;
  const partly = refused > 0 || tooManyWithdrawn;
  const closing = { count: withdrawn };
  if (count + withdrawn === 0) return null;
  return (
    <div className={styles['row']}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {count === 0 ? t('import.closing', closing) : t(refused > 0 ? 'import.writeOthers' : 'import.write', { count })}
      </Button>
      {asking && (
        <ReasonDialog
          title={count === 0 ? t('import.closingQuestion', closing) : t('import.question', { count })}
          text={[
            refused > 0 && t('import.partlyText', { refused }),
            withdrawn > 0 && t('import.closingText', closing),
            refused + withdrawn === 0 && t('import.questionText'),
          ]
            .filter(Boolean)
            .join(' ')}
          destructive={withdrawn > 0}
          confirmLabel={t('import.confirm')}
          doneText={t('import.done')}
          act={async (reason) => onWritten(await staff.catalogue.importGames(source, { apply: true, partly, reason }))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
