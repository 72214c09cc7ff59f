import type { JobLine } from '@pavilion/api/jobs';
import { Badge, Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { ListTable } from '../tables/ListTable';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts';

const LONGEST_RESULT = 160;

/** Every job, how it went, when it comes next, and a way to run it now. */
export function JobTable({ jobs, waiting }: { jobs: readonly JobLine[]; waiting: boolean }) {
  const t = useTexts();
  const may = useHasRole();
  const { titleOf } = useJobTexts();
  const [chosen, setChosen] = useState<JobLine>();
  return (
    <>
      <ListTable
        name="jobs"
        source="rows"
        caption={t('jobs.title')}
        skeletonRows={waiting ? 6 : 0}
        columns={[
          { id: 'job', header: t('jobs.job'), lead: true, sort: titleOf, cell: (job) => <What job={job} /> },
          { id: 'schedule', header: t('jobs.schedule'), cell: (job) => <When job={job} /> },
          {
            id: 'last',
            header: t('jobs.last'),
            sort: ({ last }) => last && new Date(last.at),
            cell: (job) => <LastRun job={job} />,
          },
          {
            id: 'next',
            header: t('jobs.next'),
            sort: ({ nextAt }) => nextAt && new Date(nextAt),
            cell: (job) => <NextRun job={job} />,
          },
          {
            id: 'attempts',
            header: t('jobs.attempts'),
            sort: ({ failures }) => failures,
            cell: (job) => <Attempts job={job} />,
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
      {chosen && <RunDialog job={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function RunDialog({ job, onClose }: { job: JobLine; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t('jobs.runOne', { job: useJobTexts().titleOf(job) })}
      text={t('jobs.runText')}
      confirmLabel={t('jobs.run')}
      doneText={t('jobs.asked')}
      act={(reason) => staff.jobs.run(job, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: ['jobs'] })}
      onClose={onClose}
    />
  );
}

function Attempts({ job: { runs, failures } }: { job: JobLine }) {
  const t = useTexts();
  if (runs === 0) return '–';
  return (
    <>
      <span className={styles['whole']}>{t('jobs.runs', { count: runs })}</span>
      <small className={styles['small']}>{t('jobs.failures', { count: failures })}</small>
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
    ms < 1_000
      ? t('milliseconds', { ms: formatNumber(ms) })
      : t('jobs.seconds', { seconds: formatNumber(ms / 1_000, { maximumFractionDigits: 1 }) });
  const detail = error ?? textOf(result);
  return (
    <>
      <Badge tone={outcome === 'done' ? 'positive' : 'negative'}>{t(`jobs.${outcome}`)}</Badge>
      <small className={styles['small']}>
        <span className={styles['whole']}>
          <FormattedDate value={at} dateStyle="medium" timeStyle="medium" /> · {took}
        </span>
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
  if (!nextAt) return '–';
  return (
    <span className={styles['whole']}>
      <FormattedDate value={nextAt} dateStyle="medium" timeStyle="medium" />
    </span>
  );
}

/** What a run left behind, in one line: “faults: 0”. */
function textOf(result: unknown): string {
  if (typeof result !== 'object' || result === null) return result === null || result === undefined ? '' : String(result);
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}
