import type { MessageKind, MessageState, OutboxLine, OutboxQuery } from '@pavilion/api/staff';
import { Badge, Button, DataTable, EmptyState, SelectField } from '@pavilion/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useBoard } from '../board/board-query';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import styles from './outbox.module.css';

const PAGE = '50';
const REFETCH_INTERVAL_MS = 10_000;
const kinds: readonly MessageKind[] = ['sms', 'mail'];
const states: readonly MessageState[] = ['waiting', 'sent', 'failed', 'expired'];
const tones = { waiting: 'info', sent: 'positive', failed: 'negative', expired: 'neutral' } as const;

/** Messages to players: what is being sent, what a provider accepted, what failed. */
export function OutboxPage() {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const { data: board } = useBoard();
  const [filter, setFilter] = useState({ brand: '', kind: '', state: '' });
  const [retried, setRetried] = useState<OutboxLine>();
  const key = ['outbox', filter];
  const box = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => staff.outbox(toQuery({ ...filter, before: pageParam, limit: PAGE })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const lines = box.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <PageHead title={t('outbox.title')} text={t('outbox.text')} />
      <div className={styles['filters']}>
        <SelectField
          label={t('outbox.brand')}
          options={[
            { value: '', label: t('audit.allBrands') },
            ...(board?.brands ?? []).map(({ brand, name }) => ({ value: brand, label: name })),
          ]}
          value={filter.brand}
          onChange={({ target }) => setFilter({ ...filter, brand: target.value })}
        />
        <SelectField
          label={t('outbox.kind')}
          options={[{ value: '', label: t('outbox.all') }, ...kinds.map((value) => ({ value, label: t(`outbox.kind.${value}`) }))]}
          value={filter.kind}
          onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
        />
        <SelectField
          label={t('outbox.state')}
          options={[{ value: '', label: t('outbox.all') }, ...states.map((value) => ({ value, label: t(`outbox.${value}`) }))]}
          value={filter.state}
          onChange={({ target }) => setFilter({ ...filter, state: target.value })}
        />
      </div>
      {box.error && !box.data && <LoadFailure error={box.error} onRetry={() => void box.refetch()} busy={box.isFetching} />}
      {box.data && lines.length === 0 && <EmptyState icon="mail" title={t('outbox.none')} />}
      {(lines.length > 0 || box.isPending) && <Lines lines={lines} waiting={box.isPending} onRetry={setRetried} />}
      {box.hasNextPage && (
        <Button className={styles['more']} busy={box.isFetchingNextPage} onClick={() => void box.fetchNextPage()}>
          {t('outbox.older')}
        </Button>
      )}
      {retried && (
        <ReasonDialog
          title={t('outbox.retryOne', { recipient: retried.recipient })}
          text={t('outbox.retryText')}
          confirmLabel={t('outbox.retry')}
          doneText={t('outbox.retried')}
          act={(reason) => staff.retryMessage(retried.id, reason)}
          onDone={() => void queries.invalidateQueries({ queryKey: ['outbox'] })}
          onClose={() => setRetried(undefined)}
        />
      )}
    </>
  );
}

/** What was chosen, without what was not. */
function toQuery(filter: Record<keyof OutboxQuery, string>): OutboxQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

interface LinesProps {
  lines: readonly OutboxLine[];
  waiting: boolean;
  onRetry: (line: OutboxLine) => void;
}

function Lines({ lines, waiting, onRetry }: LinesProps) {
  const t = useTexts();
  const may = useHasRole();
  return (
    <DataTable
      caption={t('outbox.title')}
      skeletonRows={waiting ? 6 : 0}
      columns={[
        {
          id: 'recipient',
          header: t('outbox.recipient'),
          lead: true,
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
          cell: ({ createdAt }) => <FormattedDate value={createdAt} dateStyle="medium" timeStyle="medium" />,
        },
        {
          id: 'state',
          header: t('outbox.state'),
          cell: ({ state, attempts, error, nextAt }) => (
            <>
              <Badge tone={tones[state]}>{t(`outbox.${state}`)}</Badge>
              {attempts > 1 && <small className={styles['small']}>{t('outbox.attempts', { count: attempts })}</small>}
              {error && <small className={styles['small']}>{error}</small>}
              {nextAt && state === 'waiting' && attempts > 0 && (
                <small className={styles['small']}>
                  {t('outbox.next')} <FormattedDate value={nextAt} timeStyle="medium" />
                </small>
              )}
            </>
          ),
        },
        {
          id: 'retry',
          header: <span className="pv-visually-hidden">{t('outbox.retry')}</span>,
          align: 'end',
          cell: (line) =>
            line.state === 'failed' && (
              <Button
                size="small"
                icon="refresh"
                disabled={!may('operator', line.brand)}
                aria-label={t('outbox.retryOne', { recipient: line.recipient })}
                onClick={() => onRetry(line)}
              >
                {t('outbox.retry')}
              </Button>
            ),
        },
      ]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
