import type { DeadLetter, JobLine } from '@pavilion/api/jobs';
import { Button } from '@pavilion/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts';

type LetterAction = 'retry' | 'discard';

interface Chosen {
  job: JobLine;
  letter: DeadLetter;
  action: LetterAction;
}

/** Runs that failed at every attempt, until somebody decides what becomes of them. */
export function DeadLetters({ jobs }: { jobs: readonly JobLine[] }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const given = jobs.flatMap((job) => job.deadLetters.map((letter) => ({ job, letter })));
  return (
    <section className={styles['dead']} aria-labelledby="dead-letters">
      <h2 id="dead-letters">{t('jobs.dead')}</h2>
      <p className={styles['text']}>{t(given.length > 0 ? 'jobs.deadText' : 'jobs.deadNone')}</p>
      {given.length > 0 && (
        <ul className={styles['list']}>
          {given.map(({ job, letter }) => (
            <Letter key={letter.id} job={job} letter={letter} onChoose={(action) => setChosen({ job, letter, action })} />
          ))}
        </ul>
      )}
      {chosen && <Decision {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function Letter({ job, letter, onChoose }: { job: JobLine; letter: DeadLetter; onChoose: (action: LetterAction) => void }) {
  const t = useTexts();
  const may = useHasRole();
  const { formatDate } = useIntl();
  const title = useJobTexts().titleOf(job);
  const { failedAt, attempts, error, period } = letter;
  const disabled = !may('admin', job.brand ?? '*');
  const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <li className={styles['letter']}>
      <div>
        <strong>{t('jobs.deadOf', { job: title, attempts })}</strong>
        <small className={styles['small']}>
          <FormattedDate value={failedAt} {...moment} />
          {period && ` · ${t('jobs.period', { time: formatDate(period, moment) })}`}
        </small>
        <p className={styles['error']}>{error}</p>
      </div>
      <div className={styles['actions']}>
        <Button size="small" disabled={disabled} aria-label={t('jobs.retryOne', { job: title })} onClick={() => onChoose('retry')}>
          {t('jobs.retry')}
        </Button>
        <Button
          size="small"
          disabled={disabled}
          aria-label={t('jobs.discardOne', { job: title })}
          onClick={() => onChoose('discard')}
        >
          {t('jobs.discard')}
        </Button>
      </div>
    </li>
  );
}

function Decision({ job, letter, action, onClose }: Chosen & { onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={t(`jobs.${action}One`, { job: useJobTexts().titleOf(job) })}
      text={t(`jobs.${action}Text`)}
      confirmLabel={t(`jobs.${action}`)}
      destructive={action === 'discard'}
      doneText={t(action === 'retry' ? 'jobs.retried' : 'jobs.discarded')}
      act={(reason) => staff.jobs[action](job, letter, reason)}
      onDone={() => void queries.invalidateQueries({ queryKey: ['jobs'] })}
      onClose={onClose}
    />
  );
}
