import type { GameCategory, VendorCard, VendorLane } from '@pavilion/api/games';

/** A provider with everything it makes. */
export interface Provider extends Pick<VendorCard, 'vassalage' | 'displayName' | 'logo' | 'total'> {
  /** How many of its games open. */
  open: number;
  categories: readonly GameCategory[];
}

/** Each provider once, first those whose games open; otherwise in the order in which the categories name them. */
export function providersOf(lanes: readonly VendorLane[]): Provider[] {
  const byCode = new Map<string, Provider>();
  for (const { gameCategory, cards } of lanes)
    for (const { vassalage, displayName, logo, total, open = total } of cards) {
      const known = byCode.get(vassalage) ?? { vassalage, displayName, logo, total: 0, open: 0, categories: [] };
      byCode.set(vassalage, {
        ...known,
        total: known.total + total,
        open: known.open + open,
        categories: [...known.categories, gameCategory],
      });
    }
  return [...byCode.values()].sort((one, other) => Number(other.open > 0) - Number(one.open > 0));
}
