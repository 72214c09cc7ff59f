import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, classNames, IconButton, type IconName } from '@pavilion/ui';
import { useRef, useState } from 'react';
import { isOwn, isSearchable, type ListFilters, type ListSelection } from '../../features/list-filters';
import { useGameCounts } from '../../queries/game-counts';
import { NameSearch } from './NameSearch';
import styles from './category.module.css';

const OFFERED: readonly (readonly [ListSelection, IconName])[] = [
  ['ALL', 'grid'],
  ['HOT', 'flame'],
  ['NEW', 'star'],
  ['FAV', 'heart'],
  ['RECENT', 'clock'],
  ['SOON', 'calendar'],
];

interface SelectionFilterProps {
  choice: ListFilters;
  onSelect: (selection: ListSelection) => void;
  onSearch: (text: string) => void;
}

/** All, hot, new, liked, recent, announced; and among all, a search by name, in their place where there is no room beside them. */
export function SelectionFilter({ choice, onSelect, onSearch }: SelectionFilterProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counted = useGameCounts(choice);
  const { ANNOUNCED: SOON, ...counts } = counted ?? { ANNOUNCED: undefined };
  const totals: Partial<Record<ListSelection, number>> = { ...counts, ...(SOON !== undefined && { SOON }) };
  // What would lead to an empty list is not offered; a player's own lists say themselves what they are for.
  const offered = OFFERED.filter(
    ([selection]) => selection === 'ALL' || isOwn(selection) || totals[selection] !== 0 || choice.selection === selection,
  );
  const [opened, setOpened] = useState(false);
  const open = opened || choice.search !== '';
  const canSearch = isSearchable(choice.selection);
  const searching = canSearch && open;
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    if (open) onSearch('');
    setOpened(!open);
  };
  const leave = () => {
    button.current?.focus();
    toggle();
  };
  return (
    <div className={classNames(styles['filters'], searching && styles['searching'])}>
      <ChipRow label={formatMessage({ id: 'games.show' })} className={styles['chips']}>
        {offered.map(([selection, icon]) => (
          <Chip key={selection} icon={icon} selected={choice.selection === selection} onClick={() => onSelect(selection)}>
            {formatMessage({ id: `games.show.${selection}` })}
            {totals[selection] !== undefined && <span className={styles['tally']}>{formatNumber(totals[selection])}</span>}
          </Chip>
        ))}
      </ChipRow>
      {canSearch && <NameSearch open={searching} value={choice.search} onSearch={onSearch} onLeave={leave} />}
      {canSearch && (
        <IconButton
          ref={button}
          icon={open ? 'x' : 'search'}
          variant="secondary"
          label={formatMessage({ id: open ? 'games.search.close' : 'games.search.open' })}
          aria-expanded={open}
          onClick={toggle}
        />
      )}
    </div>
  );
}
