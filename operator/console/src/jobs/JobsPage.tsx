import { EmptyState } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../calls/staff-context';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { DeadLetters } from './DeadLetters';
import { JobTable } from './JobTable';

const AGAIN_MS = 5_000;

/** What the gateway does by itself, how it goes, and what was given up. */
export function JobsPage() {
  const t = useTexts();
  const staff = useStaff();
  const list = useQuery({ queryKey: ['jobs'], queryFn: staff.jobs.list, refetchInterval: AGAIN_MS });
  const jobs = list.data?.jobs ?? [];
  return (
    <>
      <PageHead title={t('jobs.title')} text={t('jobs.text')} />
      {list.error && !list.data && <LoadFailure error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />}
      {list.data && jobs.length === 0 && <EmptyState icon="refresh" title={t('jobs.none')} />}
      {(jobs.length > 0 || list.isPending) && <JobTable jobs={jobs} waiting={list.isPending} />}
      {jobs.length > 0 && <DeadLetters jobs={jobs} />}
    </>
  );
}
