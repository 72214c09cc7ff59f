import { useIntl } from '@pavilion/host/intl';
import { factNames, toggled, toggleFact } from '../../features/fact-filters';
import type { ChangeListFilters, ListFilters } from '../../features/list-filters';
import { useVendorLanes } from '../../queries/vendors';
import { useFilterTexts } from './use-filter-texts';

/** One thing that a list is narrowed to. */
interface Narrowing {
  key: string;
  /** As players read it. */
  label: string;
  /** What takes it away, and nothing else. */
  without: Parameters<ChangeListFilters>[0];
}

/** Everything that a list is narrowed to, in the order of the page: name, list, providers, kind, facts. */
export function useNarrowings(choice: ListFilters): Narrowing[] {
  const { formatMessage } = useIntl();
  const { choiceOf } = useFilterTexts();
  const nameOf = useVendorNames();
  const { search, selection, vendors, gameClass } = choice;
  const one = (key: string, label: string, without: Narrowing['without']): Narrowing => ({ key, label, without });
  return [
    ...(search ? [one('search', `“${search}”`, { search: '' })] : []),
    ...(selection === 'ALL' ? [] : [one('selection', formatMessage({ id: `games.show.${selection}` }), { selection: 'ALL' })]),
    ...vendors.map((vendor) => one(`vendor ${vendor}`, nameOf(vendor), { vendors: toggled(vendors, vendor) })),
    ...(gameClass ? [one('class', formatMessage({ id: `games.class.${gameClass}` }), { gameClass: undefined })] : []),
    ...factNames.flatMap((name) =>
      choice[name].map((value) => one(`${name} ${value}`, choiceOf(name, value), toggleFact(choice, name, value))),
    ),
  ];
}

function useVendorNames(): (vassalage: string) => string {
  const { data = [] } = useVendorLanes();
  const cards = data.flatMap((lane) => lane.cards);
  return (vassalage) => cards.find((card) => card.vassalage === vassalage)?.displayName ?? vassalage;
}
