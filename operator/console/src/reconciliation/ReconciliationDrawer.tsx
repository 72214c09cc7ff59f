import type { ReconciledSide, ReconciliationDifference, ReconciliationValue } from '@pavilion/api/staff';
import { Badge, Button, Drawer, EmptyState, KeyValueList, Skeleton } from '@pavilion/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useStaff } from '../calls/staff-context';
import { ReasonDialog } from '../staff-actions/ReasonDialog';
import queueStyles from '../queues/queues.module.css';
import { LoadFailure } from '../frame/LoadFailure';
import { useTexts } from '../messages';
import { useFormatAmount } from '../queues/use-format-amount';
import { useHasRole } from '../session/session-context';
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
        {data?.state === 'done' && data.list.length === 0 && (
          <EmptyState icon="check" title={t('reconciliation.agree')} text={t('reconciliation.agreeText')} />
        )}
        {data?.list.map((difference) => (
          <Difference
            key={difference.id}
            difference={difference}
            currency={data.currency}
            onExplain={may ? () => setExplaining(difference) : undefined}
          />
        ))}
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

interface DifferenceProps {
  difference: ReconciliationDifference;
  currency: string;
  onExplain: (() => void) | undefined;
}

function Difference({ difference: { kind, what, subject, ours, theirs, explained }, currency, onExplain }: DifferenceProps) {
  const t = useTexts();
  return (
    <section className={styles['difference']}>
      <p className={styles['head']}>
        <Badge tone={explained ? 'neutral' : 'negative'}>{t(`reconciliation.kind.${kind}`)}</Badge>
        <span>{t(`reconciliation.what.${what}`)}</span>
        <code>{subject}</code>
      </p>
      <KeyValueList
        items={[
          { id: 'ours', label: t('reconciliation.ours'), value: <SideDetails side={ours} currency={currency} /> },
          { id: 'theirs', label: t('reconciliation.theirs'), value: <SideDetails side={theirs} currency={currency} /> },
        ]}
      />
      {explained ? (
        <p className={queueStyles['quiet']}>
          {t('reconciliation.explainedBy', { who: explained.by })} <FormattedDate value={explained.at} dateStyle="medium" />:{' '}
          <q>{explained.reason}</q>
        </p>
      ) : (
        <Button size="small" disabled={!onExplain} onClick={onExplain}>
          {t('reconciliation.explain')}
        </Button>
      )}
    </section>
  );
}

function SideDetails({ side, currency }: { side: ReconciledSide | null; currency: string }) {
  const t = useTexts();
  const amountOf = useFormatAmount();
  if (!side) return t('reconciliation.nothing');
  const { amount, paid, state } = side;
  const said = paid === undefined ? amountOf(amount, currency) : `${amountOf(amount, currency)} → ${amountOf(paid, currency)}`;
  return `${said} · ${state}`;
}
