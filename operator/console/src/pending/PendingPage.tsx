import type { PendingChange } from '@pavilion/api/staff';
import { EmptyState, SelectField } from '@pavilion/ui';
import { useState } from 'react';
import { brandOf, useBoard } from '../board/board-query';
import { useBrandChoices } from '../board/use-brand-choices';
import type { Decision } from '../calls/staff-calls';
import { LoadFailure } from '../frame/LoadFailure';
import { PageHead } from '../frame/PageHead';
import { useTexts } from '../messages';
import { useAddressFilter } from '../tables/use-address-filter';
import { DecisionDialog } from './DecisionDialog';
import { PendingTable } from './PendingTable';
import styles from './pending.module.css';

const filters = ['brand', 'state'] as const;
const states: readonly PendingChange['state'][] = ['waiting', 'scheduled'];

/** What is requested and not done: waiting for an approval, or for its time. */
export function PendingPage() {
  const t = useTexts();
  const { data: board, error, isPending, refetch, isFetching } = useBoard();
  const [{ brand, state }] = useAddressFilter(filters);
  const [chosen, setChosen] = useState<{ change: PendingChange; decision: Decision }>();
  const all = board?.pending ?? [];
  const shown = all.filter((change) => (!brand || change.brand === brand) && (!state || change.state === state));
  return (
    <>
      <PageHead title={t('pending.title')} text={t('pending.text')} />
      {all.length > 0 && <Filters />}
      {error && !board && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {(board ?? isPending) && (
        <PendingTable
          changes={shown}
          waiting={isPending}
          nameOf={(code) => brandOf(board, code)?.name ?? code}
          onChoose={(change, decision) => setChosen({ change, decision })}
          empty={<NothingPending filtered={all.length > 0} />}
        />
      )}
      {chosen && <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Filters() {
  const t = useTexts();
  const choices = useBrandChoices();
  const [filter, setFilter] = useAddressFilter(filters);
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('audit.brand')}
        options={[{ value: '', label: t('audit.allBrands') }, ...choices]}
        value={filter.brand}
        onChange={({ target }) => setFilter({ ...filter, brand: target.value })}
      />
      <SelectField
        label={t('queue.state')}
        options={[{ value: '', label: t('outbox.all') }, ...states.map((value) => ({ value, label: t(`pending.${value}`) }))]}
        value={filter.state}
        onChange={({ target }) => setFilter({ ...filter, state: target.value })}
      />
    </div>
  );
}

function NothingPending({ filtered }: { filtered: boolean }) {
  const t = useTexts();
  if (filtered) return <EmptyState icon="search" title={t('pending.noneFound')} />;
  return <EmptyState icon="check-circle" title={t('pending.none')} text={t('pending.noneText')} />;
}
