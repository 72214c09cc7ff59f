import type { OutboxLine } from '@pavilion/api/staff';
import { Badge, Button, stateTones } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn, PageReader } from '../tables/list-column';
import styles from './outbox.module.css';

export interface OutboxTableProps {
  lines: readonly OutboxLine[];
  waiting: boolean;
  onRetry: (line: OutboxLine) => void;
  more: { hasNextPage: boolean };
  source: PageReader<OutboxLine>;
  empty: ReactNode;
}

/** Messages, the latest first. */
export function OutboxTable({ lines, waiting, onRetry, more, source, empty }: OutboxTableProps) {
  const t = useTexts();
  const columns: ListColumn<OutboxLine>[] = [
    {
      id: 'recipient',
      header: t('outbox.recipient'),
      lead: true,
      sort: ({ recipient }) => recipient,
      cell: ({ recipient, kind, brand }) => (
        <>
          {recipient}
          <small className={styles['small']}>
            {t(`outbox.kind.${kind}`)} · {brand}
          </small>
        </>
      ),
    },
    {
      id: 'what',
      header: t('outbox.what'),
      sort: ({ template }) => t(`outbox.template.${template}`),
      cell: ({ template, text }) => (
        <>
          {t(`outbox.template.${template}`)}
          {text && <small className={styles['text']}>{text}</small>}
        </>
      ),
    },
    {
      id: 'at',
      header: t('outbox.at'),
      sort: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => <FormattedDate value={createdAt} dateStyle="medium" timeStyle="medium" />,
    },
    { id: 'state', header: t('outbox.state'), sort: ({ state }) => state, cell: (line) => <MessageStatus line={line} /> },
    {
      id: 'retry',
      header: <span className="pv-visually-hidden">{t('outbox.retry')}</span>,
      align: 'end',
      cell: (line) => line.state === 'failed' && <RetryButton line={line} onRetry={onRetry} />,
    },
  ];
  return (
    <ListTable
      name="outbox"
      more={more}
      source={source}
      empty={empty}
      caption={t('outbox.title')}
      skeletonRows={waiting ? 6 : 0}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

/** How far a message is, how often it was tried, and when it is tried next. */
function MessageStatus({ line: { state, attempts, error, nextAt } }: { line: OutboxLine }) {
  const t = useTexts();
  return (
    <>
      <Badge tone={stateTones.message[state]}>{t(`outbox.${state}`)}</Badge>
      {attempts > 1 && <small className={styles['small']}>{t('outbox.attempts', { count: attempts })}</small>}
      {error && <small className={styles['small']}>{error}</small>}
      {nextAt && state === 'waiting' && attempts > 0 && (
        <small className={styles['small']}>
          {t('outbox.next')} <FormattedDate value={nextAt} timeStyle="medium" />
        </small>
      )}
    </>
  );
}

function RetryButton({ line, onRetry }: { line: OutboxLine; onRetry: (line: OutboxLine) => void }) {
  const t = useTexts();
  const may = useHasRole();
  return (
    <Button
      size="small"
      icon="refresh"
      disabled={!may('operator', line.brand)}
      aria-label={t('outbox.retryOne', { recipient: line.recipient })}
      onClick={() => onRetry(line)}
    >
      {t('outbox.retry')}
    </Button>
  );
}
