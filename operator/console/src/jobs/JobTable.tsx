import type { JobLine } from '@pavilion/api/jobs';
import { Badge, Button, DataTable } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts';

const LONGEST_RESULT = 160;

/** Every job, how it went, when it comes next, and a way to run it now. */
export function JobTable({ jobs, waiting }: { jobs: readonly JobLine[]; waiting: boolean }) {
  const t = useTexts();
  const staff = useStaff();
  const may = useHasRole();
  const queries = useQueryClient();
  const { titleOf } = useJobTexts();
  const [chosen, setChosen] = useState<JobLine>();
  return (
    <>
      <DataTable
        caption={t('jobs.title')}
        skeletonRows={waiting ? 6 : 0}
        columns={[
          { id: 'job', header: t('jobs.job'), lead: true, cell: (job) => <What job={job} /> },
          { id: 'schedule', header: t('jobs.schedule'), cell: (job) => <When job={job} /> },
          { id: 'last', header: t('jobs.last'), cell: (job) => <LastRun job={job} /> },
          { id: 'next', header: t('jobs.next'), cell: (job) => <NextRun job={job} /> },
          {
            id: 'attempts',
            header: t('jobs.attempts'),
            cell: ({ runs, failures }) => (
              <>
                {t('jobs.runs', { count: runs })}
                <small className={styles['small']}>{t('jobs.failures', { count: failures })}</small>
              </>
            ),
          },
          {
            id: 'run',
            header: <span className="pv-visually-hidden">{t('jobs.run')}</span>,
            align: 'end',
            cell: (job) => (
              <Button
                size="small"
                disabled={!may('admin', job.brand ?? '*') || job.runningSince !== null}
                aria-label={t('jobs.runOne', { job: titleOf(job) })}
                onClick={() => setChosen(job)}
              >
                {t('jobs.run')}
              </Button>
            ),
          },
        ]}
        rows={jobs}
        rowKey={({ name, brand }) => `${name} ${brand}`}
      />
      {chosen && (
        <ReasonDialog
          title={t('jobs.runOne', { job: titleOf(chosen) })}
          text={t('jobs.runText')}
          confirmLabel={t('jobs.run')}
          doneText={t('jobs.asked')}
          act={(reason) => staff.jobs.run(chosen, reason)}
          onDone={() => void queries.invalidateQueries({ queryKey: ['jobs'] })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function What({ job }: { job: JobLine }) {
  const { titleOf, whatOf } = useJobTexts();
  return (
    <>
      {titleOf(job)}
      <small className={styles['small']}>{whatOf(job)}</small>
      <code className={styles['small']}>{job.name}</code>
    </>
  );
}

function When({ job }: { job: JobLine }) {
  const { text, timeZone } = useJobTexts().scheduleOf(job.schedule);
  return (
    <>
      {text}
      {timeZone && <small className={styles['small']}>{timeZone}</small>}
    </>
  );
}

function LastRun({ job: { last } }: { job: JobLine }) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  if (!last) return t('jobs.never');
  const { at, ms, outcome, result, error } = last;
  const took =
    ms < 1_000 ? t('milliseconds', { ms }) : t('jobs.seconds', { seconds: formatNumber(ms / 1_000, { maximumFractionDigits: 1 }) });
  const detail = error ?? (result === null || result === undefined ? '' : JSON.stringify(result));
  return (
    <>
      <Badge tone={outcome === 'done' ? 'positive' : 'negative'}>{t(`jobs.${outcome}`)}</Badge>
      <small className={styles['small']}>
        <FormattedDate value={at} dateStyle="medium" timeStyle="medium" /> · {took}
      </small>
      {detail && <small className={styles['detail']}>{detail.slice(0, LONGEST_RESULT)}</small>}
    </>
  );
}

function NextRun({ job: { runningSince, nextAt } }: { job: JobLine }) {
  const t = useTexts();
  const { formatTime } = useIntl();
  if (runningSince)
    return <Badge tone="info">{t('jobs.running', { time: formatTime(runningSince, { timeStyle: 'medium' }) })}</Badge>;
  return nextAt ? <FormattedDate value={nextAt} dateStyle="medium" timeStyle="medium" /> : '–';
}
