import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow, languageOf } from '@pavilion/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { type ChangeListFilters, type ListFilters, NOT_NARROWED } from '../../features/list-filters';
import styles from './tools.module.css';
import { useNarrowings } from './use-narrowings';

interface ChosenFiltersProps {
  choice: ListFilters;
  onNarrow: ChangeListFilters;
  /** Has the focus once nothing is left to be taken away. */
  heading: RefObject<HTMLElement | null>;
}

/** Everything that the list is narrowed to, each to be taken away with one press, and all of it together. */
export function ChosenFilters({ choice, onNarrow, heading }: ChosenFiltersProps) {
  const { formatMessage } = useIntl();
  const narrowings = useNarrowings(choice);
  const { row, leave } = useFocusAfterRemoval(narrowings.length, heading);
  if (narrowings.length === 0) return null;
  return (
    <div ref={row}>
      <ChipRow label={formatMessage({ id: 'games.filters.chosen' })} className={styles['applied']}>
        {narrowings.map(({ key, label, without }, at) => (
          <Chip
            key={key}
            endIcon="x"
            aria-label={formatMessage({ id: 'games.filters.remove' }, { filter: label })}
            onClick={() => {
              leave(at);
              onNarrow(without);
            }}
          >
            <span lang={languageOf(label)}>{label}</span>
          </Chip>
        ))}
        {narrowings.length > 1 && (
          <Chip
            onClick={() => {
              leave(0);
              onNarrow(NOT_NARROWED);
            }}
          >
            {formatMessage({ id: 'games.filters.clear_all' })}
          </Chip>
        )}
      </ChipRow>
    </div>
  );
}

/** Who takes one away is at the next, else at the last, else at the name of the list: never at the top of the page. */
function useFocusAfterRemoval(count: number, heading: RefObject<HTMLElement | null>) {
  const row = useRef<HTMLDivElement>(null);
  const leftAt = useRef<number>(undefined);
  useEffect(() => {
    const at = leftAt.current;
    if (at === undefined) return;
    leftAt.current = undefined;
    const chip = row.current?.querySelectorAll('button')[Math.min(at, count - 1)];
    (chip ?? heading.current)?.focus();
  }, [count, heading]);
  return { row, leave: (at: number) => void (leftAt.current = at) };
}
