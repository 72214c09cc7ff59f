import type { GameSelection } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, classNames, IconButton, type IconName } from '@pavilion/ui';
import { useState } from 'react';
import type { ListFilters } from '../../features/list-filters';
import { useGameCounts } from '../../queries/game-counts';
import { NameSearch } from './NameSearch';
import styles from './category.module.css';

const OFFERED: readonly (readonly [GameSelection, IconName])[] = [
  ['ALL', 'grid'],
  ['HOT', 'flame'],
  ['NEW', 'star'],
  ['FAV', 'heart'],
  ['RECENT', 'clock'],
];

interface SelectionFilterProps {
  choice: ListFilters;
  onSelect: (selection: GameSelection) => void;
  onSearch: (text: string) => void;
}

/** All, hot, new, liked, recent; and among all, a search by name, in their place where there is no room beside them. */
export function SelectionFilter({ choice, onSelect, onSearch }: SelectionFilterProps) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = useGameCounts(choice);
  const [opened, setOpened] = useState(false);
  const open = opened || choice.search !== '';
  const canSearch = choice.selection === 'ALL';
  const searching = canSearch && open;
  const toggle = () => {
    if (open) onSearch('');
    setOpened(!open);
  };
  return (
    <div className={classNames(styles['filters'], searching && styles['searching'])}>
      <ChipRow label={formatMessage({ id: 'games.show' })} className={styles['chips']}>
        {OFFERED.map(([selection, icon]) => (
          <Chip key={selection} icon={icon} selected={choice.selection === selection} onClick={() => onSelect(selection)}>
            {formatMessage({ id: `games.show.${selection}` })}
            {counts?.[selection] !== undefined && <span className={styles['tally']}>{formatNumber(counts[selection])}</span>}
          </Chip>
        ))}
      </ChipRow>
      {canSearch && <NameSearch open={searching} value={choice.search} onSearch={onSearch} />}
      {canSearch && (
        <IconButton
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
