import type { FacetsQuery } from '@pavilion/api/games';
import { chosenFacts } from '../features/fact-filters';
import type { ListFilters } from '../features/list-filters';

type Narrowed = Pick<FacetsQuery, 'gameType' | 'vassalage' | 'gameClassify' | 'gameName'> & ReturnType<typeof chosenFacts>;

/** What a list is narrowed to, as calls about it take it; what is not chosen is not there. */
export function narrowedTo({
  category,
  vendors,
  gameClass,
  search,
  ...facts
}: Omit<ListFilters, 'pages' | 'order' | 'selection'>): Narrowed {
  return {
    ...(category && { gameType: category }),
    ...(vendors.length > 0 && { vassalage: vendors.join() }),
    ...(gameClass && { gameClassify: gameClass }),
    ...(search.trim() && { gameName: search.trim() }),
    ...chosenFacts(facts),
  };
}
