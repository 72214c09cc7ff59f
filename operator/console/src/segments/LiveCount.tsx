import type { SegmentRule } from '@pavilion/api/staff';
import { Button } from '@pavilion/ui';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../announcements/use-debounced-value';
import { CallFailure } from '../calls/call-failure';
import { useStaff } from '../calls/staff-context';
import { useFailureText } from '../calls/use-failure-text';
import { useTexts } from '../messages';
import queueStyles from '../queues/queues.module.css';
import { segmentsKey } from './use-segments';
import styles from './segments.module.css';

/** Nobody types faster than that what is worth counting. */
const PAUSE_MS = 500;

interface LiveCountProps {
  brand: string;
  /** Nothing while something is missing. */
  rule: SegmentRule | undefined;
}

/** How many members a rule names as it is typed. Always says which it is: counted, being counted, too slow, or not reachable. */
export function LiveCount({ brand, rule }: LiveCountProps) {
  const t = useTexts();
  const typed = JSON.stringify(rule ?? null);
  const asked = useDebouncedValue(typed, PAUSE_MS);
  const staff = useStaff();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...segmentsKey(brand), 'count', asked],
    queryFn: () => staff.segments.count(brand, JSON.parse(asked) as SegmentRule),
    enabled: asked !== 'null',
    retry: false,
  });
  const counting = rule !== undefined && (isFetching || asked !== typed);
  return (
    <div role="status" aria-busy={counting} className={styles['count']}>
      {rule === undefined && <p className={queueStyles['quiet']}>{t('segments.count.missing')}</p>}
      {counting && <p>{t('segments.count.counting')}</p>}
      {rule && !counting && error && <Failed error={error} onRetry={() => void refetch()} />}
      {rule && !counting && !error && data && (
        <>
          <strong>{t('segments.count.members', { members: data.members, of: data.of })}</strong>
          {data.sample.length > 0 && (
            <small className={queueStyles['second']}>{t('segments.count.sample', { sample: data.sample.join(', ') })}</small>
          )}
        </>
      )}
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts();
  const failureText = useFailureText();
  const offline = error instanceof CallFailure && error.code === 'network.lost';
  return (
    <>
      <p>{offline ? t('segments.count.offline') : failureText(error)}</p>
      <Button size="small" icon="refresh" onClick={onRetry}>
        {t('segments.count.again')}
      </Button>
    </>
  );
}
