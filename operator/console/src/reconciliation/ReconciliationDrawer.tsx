import type { ReconciliationDifference, ReconciliationValue } from '@pavilion/api/staff';
import { Drawer, EmptyState, Skeleton } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import queueStyles from '../queues/queues.module.css';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useHasRole } from '../session/session-context';
import { DifferenceTable } from './DifferenceTable';
import { reconciliationsKey } from './reconciliations-key';
import { useSourceName } from './SourceName';
import styles from './reconciliation.module.css';

const MAX_REASON_LENGTH = 300;

/** One day of one source: every difference, and why it is as it is. */
export function ReconciliationDrawer({ brand, id, onClose }: { brand: string; id: string; onClose: () => void }) {
  const t = useTexts();
  const staff = useStaff();
  const queries = useQueryClient();
  const nameOf = useSourceName();
  const { formatDate } = useIntl();
  const dayOf = (day: string) => formatDate(day, { timeZone: 'UTC', dateStyle: 'medium' });
  const may = useHasRole()('operator', brand);
  const [explaining, setExplaining] = useState<ReconciliationDifference>();
  const key = [...reconciliationsKey(brand), id];
  const { data, error, refetch, isFetching } = useQuery({ queryKey: key, queryFn: () => staff.books.reconciliation(brand, id) });
  return (
    <Drawer
      open
      side="end"
      size="wide"
      title={data ? `${nameOf(data.source)} · ${dayOf(data.day)}` : t('loading')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className={queueStyles['drawer']}>
        {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
        {!data && !error && <Skeleton shape="block" height="240px" />}
        {data?.failure && (
          <p className={styles['failure']} role="alert">
            {t('reconciliation.failed')} <code>{data.failure}</code>
          </p>
        )}
        {data && agree(data) && <EmptyState icon="check" title={t('reconciliation.agree')} text={t('reconciliation.agreeText')} />}
        {data && data.list.length > 0 && (
          <DifferenceTable differences={data.list} currency={data.currency} onExplain={may ? setExplaining : undefined} />
        )}
      </div>
      {explaining && (
        <ReasonDialog
          title={t('reconciliation.explainOne', { subject: explaining.subject })}
          text={t('reconciliation.explainText')}
          confirmLabel={t('reconciliation.explain')}
          doneText={t('reconciliation.explainedDone')}
          maxLength={MAX_REASON_LENGTH}
          act={async (reason) =>
            queries.setQueryData<ReconciliationValue>(key, await staff.books.explain(brand, id, explaining.id, reason))
          }
          onDone={() => void queries.invalidateQueries({ queryKey: reconciliationsKey(brand) })}
          onClose={() => setExplaining(undefined)}
        />
      )}
    </Drawer>
  );
}

function agree({ state, list }: ReconciliationValue): boolean {
  return state === 'done' && list.length === 0;
}
