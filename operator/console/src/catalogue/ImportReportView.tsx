import type { ImportLine, ImportReport } from '@pavilion/api/staff';
import { Badge, stateTones } from '@pavilion/ui';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import styles from './catalogue.module.css';

const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

/** What happened, or would happen, to each line, and which games close by it. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const t = useTexts();
  const fieldsOf = ({ fault, fields }: ImportLine) =>
    [fault && t(`import.fault.${fault}`), fields.join(', ')].filter(Boolean).join(': ');
  return (
    <div className={styles['part']}>
      <p role="status" className={styles['counts']}>
        <strong>{t(report.applied ? 'import.written' : 'import.checked')}</strong>
        {OUTCOMES.map((outcome) => (
          <Badge key={outcome} tone={stateTones.importedLine[outcome]}>
            {t(`import.count.${outcome}`, { count: report[outcome] })}
          </Badge>
        ))}
        {report.withdrawn > 0 && <Badge tone="negative">{t('import.count.withdrawn', { count: report.withdrawn })}</Badge>}
        {report.closing > 0 && <Badge tone="negative">{t('import.count.closing', { count: report.closing })}</Badge>}
      </p>
      <ClosingGames report={report} />
      {report.lines.length > 0 && (
        <ListTable
          name="catalogue-import"
          source="rows"
          caption={t('import.lines')}
          columns={[
            { id: 'line', header: t('import.line'), align: 'end', sort: ({ line }) => line, cell: ({ line }) => line },
            { id: 'game', header: t('catalogue.name'), lead: true, sort: ({ game }) => game, cell: ({ game }) => game || '—' },
            {
              id: 'outcome',
              header: t('import.outcome'),
              sort: ({ outcome }) => outcome,
              cell: ({ outcome }) => <Badge tone={stateTones.importedLine[outcome]}>{t(`import.outcome.${outcome}`)}</Badge>,
            },
            { id: 'fields', header: t('import.fields'), cell: fieldsOf },
          ]}
          rows={report.lines}
          rowKey={({ line }) => String(line)}
        />
      )}
    </div>
  );
}

/** Many at once are more likely a list that was cut off, or a wrong one. */
function ClosingGames({ report: { applied, closingGames, tooManyClosing } }: { report: ImportReport }) {
  const t = useTexts();
  if (closingGames.length === 0) return null;
  const title = t(applied ? 'import.closed' : 'import.closes');
  return (
    <>
      <p className={styles['quiet']}>{title}</p>
      {tooManyClosing && !applied && (
        <p role="alert" className={styles['failure']}>
          {t('import.tooManyClosing')}
        </p>
      )}
      <ListTable
        name="catalogue-closing"
        source="rows"
        caption={title}
        columns={[
          { id: 'game', header: t('catalogue.name'), lead: true, sort: ({ game }) => game, cell: ({ game }) => game },
          { id: 'vendor', header: t('catalogue.vendor'), sort: ({ vendor }) => vendor, cell: ({ vendor }) => vendor },
          { id: 'code', header: t('import.code'), sort: ({ code }) => code, cell: ({ code }) => code },
          { id: 'why', header: t('import.why'), sort: ({ why }) => why, cell: ({ why }) => t(`import.why.${why}`) },
        ]}
        rows={closingGames}
        rowKey={({ vendor, code }) => `${vendor} ${code}`}
      />
    </>
  );
}
