import type { PendingChange } from '@pavilion/api/staff';
import { Badge } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { useLocale } from '../preferences/preferences';
import queueStyles from '../queues/queues.module.css';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import { TimeAgo } from '../tables/TimeAgo';
import { type Choose, PendingActions } from './PendingActions';
import { RequestState } from './RequestState';
import styles from './pending.module.css';

export interface PendingTableProps {
  changes: readonly PendingChange[];
  waiting: boolean;
  nameOf: (brand: string) => string;
  onChoose: Choose;
  empty: ReactNode;
}

/** Requests: what each would change, who asked and why, and what may be done about it. */
export function PendingTable({ changes, waiting, nameOf, onChoose, empty }: PendingTableProps) {
  const t = useTexts();
  const columns = [...useRequestColumns(nameOf), ...useLastColumns(onChoose)];
  return (
    <ListTable
      name="pending"
      source="rows"
      caption={t('pending.title')}
      skeletonRows={waiting ? 3 : 0}
      columns={columns}
      rows={changes}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

function useRequestColumns(nameOf: PendingTableProps['nameOf']): ListColumn<PendingChange>[] {
  const t = useTexts();
  const [locale] = useLocale();
  return [
    {
      id: 'what',
      header: t('pending.what'),
      lead: true,
      csv: ({ lines }) => lines.map((line) => line[locale]).join('\n'),
      cell: ({ lines }) =>
        lines.map((line) => (
          <span key={line.en} className={styles['line']}>
            {line[locale]}
          </span>
        )),
    },
    { id: 'brand', header: t('audit.brand'), sort: ({ brand }) => nameOf(brand), cell: ({ brand }) => nameOf(brand) },
    {
      id: 'asked',
      header: t('pending.askedBy'),
      sort: ({ who }) => who,
      cell: ({ who, reason }) => (
        <>
          {who}
          <small className={queueStyles['second']}>{reason}</small>
        </>
      ),
    },
    {
      id: 'since',
      header: t('pending.since'),
      sort: ({ askedAt }) => new Date(askedAt),
      cell: ({ askedAt }) => <TimeAgo moment={askedAt} />,
    },
  ];
}

function useLastColumns(onChoose: Choose): ListColumn<PendingChange>[] {
  const t = useTexts();
  return [
    {
      id: 'at',
      header: t('pending.due'),
      sort: ({ at }) => at && new Date(at),
      cell: ({ at }) =>
        at ? (
          <time dateTime={at}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
          </time>
        ) : (
          '–'
        ),
    },
    {
      id: 'state',
      header: t('queue.state'),
      sort: ({ state }) => t(`pending.${state}`),
      cell: (change) => (
        <>
          <Badge tone={change.state === 'waiting' ? 'accent' : 'info'}>{t(`pending.${change.state}`)}</Badge>
          <RequestState change={change} />
        </>
      ),
    },
    {
      id: 'actions',
      header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
      align: 'end',
      cell: (change) => <PendingActions change={change} onChoose={onChoose} />,
    },
  ];
}
