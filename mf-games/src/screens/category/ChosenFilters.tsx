import { useIntl } from '@pavilion/host/intl';
import { Chip, ChipRow } from '@pavilion/ui';
import { factNames, NO_FACTS, toggleFact } from '../../features/fact-filters';
import type { ChangeListFilters, ListFilters } from '../../features/list-filters';
import styles from './tools.module.css';
import { useFilterTexts } from './use-filter-texts';

/** What the list is narrowed to, each to be taken away with one press. */
export function ChosenFilters({ choice, onNarrow }: { choice: ListFilters; onNarrow: ChangeListFilters }) {
  const { formatMessage } = useIntl();
  const { choiceOf } = useFilterTexts();
  const chosen = factNames.flatMap((name) => choice[name].map((value) => ({ name, value, label: choiceOf(name, value) })));
  if (chosen.length === 0) return null;
  return (
    <ChipRow label={formatMessage({ id: 'games.filters.chosen' })} className={styles['applied']}>
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          endIcon="x"
          aria-label={formatMessage({ id: 'games.filters.remove' }, { filter: label })}
          onClick={() => onNarrow(toggleFact(choice, name, value))}
        >
          {label}
        </Chip>
      ))}
      {chosen.length > 1 && <Chip onClick={() => onNarrow(NO_FACTS)}>{formatMessage({ id: 'games.filters.clear' })}</Chip>}
    </ChipRow>
  );
}
