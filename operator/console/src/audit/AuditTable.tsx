import type { AuditLine } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import styles from './audit.module.css';

export interface AuditTableProps {
  lines: readonly AuditLine[];
  waiting: boolean;
  more: { hasNextPage: boolean };
  source: PageReader<AuditLine>;
  empty: ReactNode;
  onOpen: (line: AuditLine) => void;
}

/** Entries, the latest first; what was before and after each is in its drawer and in the file. */
export function AuditTable({ lines, waiting, onOpen, ...list }: AuditTableProps) {
  const t = useTexts();
  const columns = [...useEntryColumns(), ...useFileColumns(), useOpenColumn(onOpen)];
  return (
    <ListTable
      {...list}
      name="audit"
      caption={t('audit.title')}
      skeletonRows={waiting ? 8 : 0}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

function useEntryColumns(): ListColumn<AuditLine>[] {
  const t = useTexts();
  return [
    {
      id: 'at',
      header: t('audit.at'),
      lead: true,
      sort: ({ at }) => new Date(at),
      cell: ({ at }) => (
        <time dateTime={at} className={styles['moment']}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="medium" />
        </time>
      ),
    },
    { id: 'who', header: t('audit.who'), sort: ({ who }) => who, cell: ({ who }) => who },
    { id: 'action', header: t('audit.action'), sort: ({ action }) => action, cell: ({ action }) => <code>{action}</code> },
    { id: 'where', header: t('audit.where'), sort: whereOf, cell: (line) => whereOf(line) || '–' },
    {
      id: 'reason',
      header: t('audit.reason'),
      csv: ({ reason }) => reason,
      cell: ({ reason }) => <span className={styles['reason']}>{reason || '–'}</span>,
    },
  ];
}

/** What proves an entry, for those who read the file. */
function useFileColumns(): ListColumn<AuditLine>[] {
  const t = useTexts();
  const column = (id: 'id' | 'before' | 'after' | 'hash', csv: (line: AuditLine) => string): ListColumn<AuditLine> => ({
    id,
    header: t(`audit.file.${id}`),
    fileOnly: true,
    csv,
    cell: csv,
  });
  return [
    column('id', ({ id }) => id),
    column('before', ({ before }) => jsonOf(before)),
    column('after', ({ after }) => jsonOf(after)),
    column('hash', ({ hash }) => hash),
  ];
}

function useOpenColumn(onOpen: (line: AuditLine) => void): ListColumn<AuditLine> {
  const t = useTexts();
  return {
    id: 'open',
    header: <span className="pv-visually-hidden">{t('queue.open')}</span>,
    align: 'end',
    cell: (line) => (
      <Button size="small" aria-label={t('audit.openOne', { id: line.id })} onClick={() => onOpen(line)}>
        {t('queue.open')}
      </Button>
    ),
  };
}

function whereOf({ brand, remote }: AuditLine): string {
  return [brand, remote].filter(Boolean).join(' / ');
}

function jsonOf(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
