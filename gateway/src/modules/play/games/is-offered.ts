import type { CatalogueEntry } from './library';

/** Whether its vendor's rules of play for a brand let a game be opened there in its currency. A vendor that says nothing of brands opens all of them. */
export function isOffered({ row }: CatalogueEntry, brand: string, currency: string | undefined): boolean {
  const brands = row.published?.brands;
  if (!brands || currency === undefined) return true;
  const currencies = Object.hasOwn(brands, brand) ? brands[brand] : brands['*'];
  return currencies?.includes(currency) ?? true;
}
