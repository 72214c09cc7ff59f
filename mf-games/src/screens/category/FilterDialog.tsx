import { useIntl } from '@pavilion/host/intl';
import { Button, Chip, Dialog, languageOf } from '@pavilion/ui';
import { type ReactNode, useRef } from 'react';
import { factChoices, factNames, NO_FACTS, toggled, toggleFact } from '../../features/fact-filters';
import type { ChangeListFilters, ListFilters } from '../../features/list-filters';
import { useFacets } from '../../queries/facets';
import { useVendorLanes } from '../../queries/vendors';
import styles from './tools.module.css';
import { useFilterTexts } from './use-filter-texts';

interface FilterDialogProps {
  choice: ListFilters;
  onNarrow: ChangeListFilters;
  onClose: () => void;
}

/** Every filter of a list with what each choice would leave. The list behind follows at once; the way back undoes all that was chosen here together. */
export function FilterDialog({ choice, onNarrow, onClose }: FilterDialogProps) {
  const changed = useRef(false);
  const change: ChangeListFilters = (wanted) => {
    onNarrow(wanted, changed.current ? 'quietly' : undefined);
    changed.current = true;
  };
  const { formatMessage } = useIntl();
  const { nameOf, choiceOf } = useFilterTexts();
  const { data: counted } = useFacets(choice);
  const say = (id: string) => formatMessage({ id });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('games.filters')}
      closeLabel={say('games.filters.close')}
      footer={
        <>
          <Button onClick={() => change({ ...NO_FACTS, vendors: [] })}>{say('games.filters.clear')}</Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage({ id: 'games.filters.show' }, { total: counted?.total ?? 0 })}
          </Button>
        </>
      }
    >
      <Vendors choice={choice} totals={counted?.vassalage} onNarrow={change} />
      {factNames.map((fact) => (
        <Choices
          key={fact}
          name={nameOf(fact)}
          choices={factChoices[fact].map((value) => [value, choiceOf(fact, value)] as const)}
          totals={counted?.[fact]}
          chosen={choice[fact]}
          onToggle={(value) => change(toggleFact(choice, fact, value))}
        />
      ))}
    </Dialog>
  );
}

function Vendors({ choice, totals, onNarrow }: Pick<FilterDialogProps, 'choice' | 'onNarrow'> & Pick<ChoicesProps, 'totals'>) {
  const { nameOf } = useFilterTexts();
  const { data = [] } = useVendorLanes();
  const names = new Map(data.flatMap(({ cards }) => cards.map(({ vassalage, displayName }) => [vassalage, displayName] as const)));
  return (
    <Choices
      name={nameOf('vendor')}
      choices={[...names]}
      totals={totals}
      chosen={choice.vendors}
      onToggle={(vendor) => onNarrow({ vendors: toggled(choice.vendors, vendor) })}
    />
  );
}

interface ChoicesProps {
  name: ReactNode;
  choices: readonly (readonly [value: string, label: string])[];
  totals: Readonly<Record<string, number>> | undefined;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** One filter, whose choices combine: what would leave nothing is not offered, and what is chosen can be taken back. */
function Choices({ name, choices, totals, chosen, onToggle }: ChoicesProps) {
  const { formatNumber } = useIntl();
  const offered = choices.filter(([value]) => chosen.includes(value) || totals?.[value]);
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{name}</legend>
      <div className={styles['options']}>
        {offered.map(([value, label]) => (
          <Chip key={value} selected={chosen.includes(value)} onClick={() => onToggle(value)}>
            <span lang={languageOf(label)}>{label}</span>{' '}
            <span className={styles['tally']}>{formatNumber(totals?.[value] ?? 0)}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
