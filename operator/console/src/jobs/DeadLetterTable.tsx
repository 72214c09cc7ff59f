import type { DeadLetter, JobLine } from '@pavilion/api/jobs';
import { Button } from '@pavilion/ui';
import { FormattedDate, useIntl } from 'react-intl';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import type { ListColumn } from '../tables/list-column';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts';

export interface FailedRun {
  job: JobLine;
  letter: DeadLetter;
}

export interface Chosen extends FailedRun {
  action: 'retry' | 'discard';
}

export interface DeadLetterTableProps {
  letters: readonly FailedRun[];
  onChoose: (chosen: Chosen) => void;
}

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Runs that failed at every attempt, each with its error. */
export function DeadLetterTable({ letters, onChoose }: DeadLetterTableProps) {
  const t = useTexts();
  const columns = [...useFactColumns(), useActionColumn(onChoose)];
  return (
    <ListTable
      name="dead-letters"
      source="rows"
      caption={t('jobs.dead')}
      columns={columns}
      rows={letters}
      rowKey={({ letter }) => letter.id}
    />
  );
}

function useFactColumns(): ListColumn<FailedRun>[] {
  const t = useTexts();
  const { formatDate } = useIntl();
  const { titleOf } = useJobTexts();
  return [
    {
      id: 'job',
      header: t('jobs.job'),
      lead: true,
      sort: ({ job }) => titleOf(job),
      cell: ({ job, letter: { attempts, period } }) => (
        <>
          {t('jobs.deadOf', { job: titleOf(job), attempts })}
          {period && <small className={styles['small']}>{t('jobs.period', { time: formatDate(period, moment) })}</small>}
        </>
      ),
    },
    {
      id: 'at',
      header: t('jobs.failedAt'),
      sort: ({ letter }) => new Date(letter.failedAt),
      cell: ({ letter: { failedAt } }) => (
        <time dateTime={failedAt}>
          <FormattedDate value={failedAt} {...moment} />
        </time>
      ),
    },
    {
      id: 'error',
      header: t('jobs.error'),
      sort: ({ letter }) => letter.error,
      cell: ({ letter }) => <span className={styles['error']}>{letter.error}</span>,
    },
  ];
}

function useActionColumn(onChoose: DeadLetterTableProps['onChoose']): ListColumn<FailedRun> {
  const t = useTexts();
  const may = useHasRole();
  const { titleOf } = useJobTexts();
  return {
    id: 'actions',
    header: <span className="pv-visually-hidden">{t('books.actions')}</span>,
    align: 'end',
    cell: (run) => (
      <span className={queueStyles['rowActions']}>
        {(['retry', 'discard'] as const).map((action) => (
          <Button
            key={action}
            size="small"
            disabled={!may('admin', run.job.brand ?? '*')}
            aria-label={t(`jobs.${action}One`, { job: titleOf(run.job) })}
            onClick={() => onChoose({ ...run, action })}
          >
            {t(`jobs.${action}`)}
          </Button>
        ))}
      </span>
    ),
  };
}
