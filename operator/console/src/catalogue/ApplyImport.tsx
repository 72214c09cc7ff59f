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

/** Writes what was judged: without the lines that are refused, and closing no more games than the report says. */
export function ApplyImport({ source, report, onWritten }: ApplyImportProps) {
  const t = useTexts();
  const staff = useStaff();
  const [asking, setAsking] = useState(false);
  const { refused, closing, writes } = report;
  if (writes === 0) return null;
  const words = wordsOf(report);
  const wanted = { apply: true, partly: refused > 0, ...('vendor' in source && { closing }) };
  return (
    <div className={styles['row']}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t(words.button, words.values)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t(words.question, words.values)}
          text={[
            refused > 0 && t('import.partlyText', { refused }),
            closing > 0 && t('import.closingText', { count: closing }),
            refused + closing === 0 && t(words.text),
          ]
            .filter(Boolean)
            .join(' ')}
          destructive={closing > 0}
          confirmLabel={t('import.confirm')}
          doneText={t('import.done')}
          act={async (reason) => onWritten(await staff.catalogue.importGames(source, { ...wanted, reason }))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** What is saved, in words: games that are new or change, else those that close, else what players see nothing of. */
function wordsOf({ added, changed, refused, withdrawn, writes }: ImportReport) {
  const count = added + changed;
  if (count > 0)
    return {
      button: refused > 0 ? 'import.writeOthers' : 'import.write',
      question: 'import.question',
      text: 'import.questionText',
      values: { count },
    } as const;
  if (withdrawn > 0)
    return {
      button: 'import.closing',
      question: 'import.closingQuestion',
      text: 'import.questionText',
      values: { count: withdrawn },
    } as const;
  return {
    button: 'import.record',
    question: 'import.recordQuestion',
    text: 'import.recordText',
    values: { count: writes },
  } as const;
}
