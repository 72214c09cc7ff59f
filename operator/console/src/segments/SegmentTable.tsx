import type { SegmentLine, SegmentUse } from '@pavilion/api/staff';
import { Badge, Button } from '@pavilion/ui';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';

/** What holds of a segment, and where it is used. */
export interface LatestSegment extends SegmentLine {
  uses: SegmentUse[];
}

interface SegmentTableProps {
  segments: readonly LatestSegment[];
  onOpen: (segment: LatestSegment) => void;
}

/** The segments of a brand, each with where it is used. */
export function SegmentTable({ segments, onOpen }: SegmentTableProps) {
  const t = useTexts();
  return (
    <ListTable
      name="segments"
      source="rows"
      caption={t('segments.list')}
      columns={useColumns(onOpen)}
      rows={segments}
      rowKey={({ code }) => code}
    />
  );
}

function useColumns(onOpen: SegmentTableProps['onOpen']): ListColumn<LatestSegment>[] {
  const t = useTexts();
  const [locale] = useLocale();
  return [
    {
      id: 'name',
      header: t('segments.segment'),
      lead: true,
      sort: ({ name }) => name[locale],
      cell: ({ name, code, version }) => (
        <>
          {name[locale]}
          <small className={queueStyles['second']}>
            <code>{code}</code> · {t('segments.version', { version })}
          </small>
        </>
      ),
    },
    { id: 'uses', header: t('segments.uses'), sort: ({ uses }) => uses.length, cell: ({ uses }) => <Uses uses={uses} /> },
    {
      id: 'written',
      header: t('segments.written'),
      sort: ({ writtenAt }) => new Date(writtenAt),
      cell: ({ writtenAt, writtenBy }) => (
        <>
          {writtenBy} <TimeAgo moment={writtenAt} />
        </>
      ),
    },
    {
      id: 'enabled',
      header: t('segments.state'),
      sort: ({ enabled }) => Number(enabled),
      cell: ({ enabled }) => <Badge tone={enabled ? 'positive' : 'neutral'}>{t(enabled ? 'segments.on' : 'segments.off')}</Badge>,
    },
    {
      id: 'open',
      header: <span className="pv-visually-hidden">{t('segments.open')}</span>,
      align: 'end',
      cell: (segment) => (
        <Button size="small" aria-label={t('segments.openOne', { name: segment.name[locale] })} onClick={() => onOpen(segment)}>
          {t('segments.open')}
        </Button>
      ),
    },
  ];
}

/** Where a segment is used, in one line. */
export function Uses({ uses }: { uses: readonly SegmentUse[] }) {
  const t = useTexts();
  const [locale] = useLocale();
  if (uses.length === 0) return t('segments.unused');
  return uses.map(({ kind, name }) => t(`segments.use.${kind}`, { name: name[locale] })).join(', ');
}
