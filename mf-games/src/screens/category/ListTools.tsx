import { listOrders } from '@pavilion/api/calls/games';
import type { ListOrder } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { lazyPart } from '@pavilion/host/lazy';
import { Button, SelectField } from '@pavilion/ui';
import { useState } from 'react';
import { factNames } from '../../features/fact-filters';
import { type ChangeListFilters, isNarrowed, isOwn, type ListFilters } from '../../features/list-filters';
import styles from './tools.module.css';

const FilterDialog = lazyPart(() => import('./FilterDialog').then((loaded) => loaded.FilterDialog));

interface ListToolsProps {
  choice: ListFilters;
  /** How many games there are, once that is known. */
  total: number | undefined;
  onNarrow: ChangeListFilters;
}

/** How many there are, how they are sorted, and the way to all filters. A player's own lists have neither, nor do empty ones. */
export function ListTools({ choice, total, onNarrow }: ListToolsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [open, setOpen] = useState(false);
  const chosen = factNames.reduce((sum, name) => sum + choice[name].length, 0);
  const anything = total !== 0 || isNarrowed(choice);
  return (
    <div className={styles['tools']}>
      <output className={styles['count']}>
        {total === undefined ? '\u00a0' : formatMessage({ id: 'games.found' }, { total })}
      </output>
      {!isOwn(choice.selection) && anything && (
        <>
          <SortChoice choice={choice} onNarrow={onNarrow} />
          <Button size="small" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {formatMessage({ id: 'games.filters' })}
            {chosen > 0 && <span className={styles['chosen']}>{formatNumber(chosen)}</span>}
          </Button>
          {open && <FilterDialog choice={choice} onNarrow={onNarrow} onClose={() => setOpen(false)} />}
        </>
      )}
    </div>
  );
}

function SortChoice({ choice: { order, selection }, onNarrow }: Omit<ListToolsProps, 'total'>) {
  const { formatMessage } = useIntl();
  const usual: ListOrder = selection === 'NEW' ? 'NEW' : 'POPULAR';
  return (
    <SelectField
      className={styles['sort']}
      label={formatMessage({ id: 'games.sort' })}
      labelHidden
      value={order ?? usual}
      options={listOrders.map((value) => ({ value, label: formatMessage({ id: `games.sort.${value}` }) }))}
      onChange={({ target }) => {
        const wanted = listOrders.find((each) => each === target.value);
        onNarrow({ order: wanted === usual ? undefined : wanted }, 'quietly');
      }}
    />
  );
}
