import type { DeadLetter, JobLine, JobsValue } from '@pavilion/api/jobs';
import type { StaffClient } from './staff-client';

/** Background jobs: how they go, running one now, and what was given up. */
export function jobCalls({ call }: StaffClient) {
  const root = ({ name }: Pick<JobLine, 'name'>) => `/jobs/${encodeURIComponent(name)}`;
  const dead = (job: Pick<JobLine, 'name'>, { id }: Pick<DeadLetter, 'id'>) => `${root(job)}/dead-letters/${id}`;
  return {
    list: () => call<JobsValue>('GET', '/jobs'),
    run: (job: Pick<JobLine, 'name' | 'brand'>, reason: string) =>
      call<unknown>('POST', `${root(job)}/run`, { reason, ...(job.brand !== null && { brand: job.brand }) }),
    retry: (job: JobLine, letter: DeadLetter, reason: string) => call<unknown>('POST', `${dead(job, letter)}/retry`, { reason }),
    discard: (job: JobLine, letter: DeadLetter, reason: string) =>
      call<unknown>('POST', `${dead(job, letter)}/discard`, { reason }),
  };
}
