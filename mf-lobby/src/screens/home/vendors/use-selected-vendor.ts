import { gameCategories, type GameCategory } from '@pavilion/api/calls/games';
import { useSearchParams } from '@pavilion/host/router';

/** A vendor whose games are looked at over the lobby. */
export interface SelectedVendor {
  vassalage: string;
  category: GameCategory | undefined;
  page: number;
}

/** The vendor that the address names, and a way to open another or none. The way back closes it. */
export function useSelectedVendor(): [SelectedVendor | undefined, (vendor: SelectedVendor | undefined, how?: 'quietly') => void] {
  const [params, setParams] = useSearchParams();
  const vassalage = /^[A-Z][A-Z0-9-]{1,30}$/.exec(params.get('vassalage') ?? '')?.[0];
  const category = gameCategories.find((each) => each === params.get('gameType'));
  const page = Number(/^[1-9]\d{0,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const open = (vendor: SelectedVendor | undefined, how?: 'quietly') =>
    setParams(vendor ? toSearchParams(vendor) : {}, { replace: how === 'quietly', preventScrollReset: true });
  return [vassalage ? { vassalage, category, page } : undefined, open];
}

function toSearchParams({ vassalage, category, page }: SelectedVendor): Record<string, string> {
  return { vassalage, ...(category && { gameType: category }), ...(page > 1 && { page: String(page) }) };
}
