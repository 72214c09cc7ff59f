import type { PageData } from '@pavilion/api/site';
import type { Brand } from '../../../platform/http';
import { artAddress, isBrand } from '@pavilion/art';

/** The mark of a brand for each theme; one that brought no drawing of its own stands under the house's. */
export function markOf({ code }: Brand): PageData['brand']['mark'] {
  const drawn = isBrand(code) ? code : 'pavilion';
  return { dark: artAddress.brand(drawn, 'dark', 'mark'), light: artAddress.brand(drawn, 'light', 'mark') };
}

/** Whose logos stand in the footer, in the specification's order. */
export const footerVendors: PageData['vendors'] = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'].map((code) => ({
  code,
  name: code,
  logo: { dark: artAddress.vendor(code, 'dark'), light: artAddress.vendor(code, 'light') },
}));
