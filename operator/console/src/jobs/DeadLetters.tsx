import type { JobLine } from '@pavilion/api/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import { useTexts } from '../messages';
import { type Chosen, DeadLetterTable } from './DeadLetterTable';
import styles from './jobs.module.css';
import { useJobTexts } from './use-job-texts';

/** Runs that failed at every attempt, until somebody decides what becomes of them. */
export function DeadLetters({ jobs }: { jobs: readonly JobLine[] }) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Chosen>();
  const given = jobs.flatMap((job) => job.deadLetters.map((letter) => ({ job, letter })));
  return (
    <section className={styles['dead']} aria-labelledby="dead-letters">
      <h2 id="dead-letters">{t('jobs.dead')}</h2>
      <p className={styles['text']}>{t(given.length > 0 ? 'jobs.deadText' : 'jobs.deadNone')}</p>
      {given.length > 0 && <DeadLetterTable letters={given} onChoose={setChosen} />}
      {chosen && <Decision {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
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
