import type { GameCategory } from './vocabulary';

interface CatalogueContext {
  brand: string;
  language: 'bn' | 'en';
}

/** The rows of the lobby's home, in order, as far as anything of them can be opened. */
export const homeRows: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'];

const ROWS_WITH_THE_PAGE = 2;

/** The rows that a brand's home has: of the categories of which anything opens; of all, while its menu is not known. */
export function openRows(menus: readonly { gameType: GameCategory; open: number }[] | undefined): GameCategory[] {
  const open = new Set(menus?.flatMap((menu) => (menu.open > 0 ? [menu.gameType] : [])) ?? homeRows);
  return homeRows.filter((category) => open.has(category));
}

/** Those of them that come with the page. The others come when somebody scrolls to them. */
export function rowsWithThePage(menus: Parameters<typeof openRows>[0]): GameCategory[] {
  return openRows(menus).slice(0, ROWS_WITH_THE_PAGE);
}

/**
 * What the lobby's home asks, word for word. The lobby asks with these and the gateway answers exactly these in the page itself, so that
 * the first screen needs no request.
 */
export const homeInputs = {
  menus: ({ language }: CatalogueContext) => ({ language }),
  announcements: ({ language }: CatalogueContext) => ({ types: 'B,H', platform: 'W', groupName: 'w_home', language }) as const,
  hot: ({ brand, language }: CatalogueContext) =>
    ({ merchantCode: brand, isPlatform: '2', platform: 'flash,html5-desktop', language }) as const,
  vendors: ({ language }: CatalogueContext) => ({ platform: 'html5-desktop', language }),
  winners: ({ language }: CatalogueContext) => ({ gameCategory: 'ALL', language, limitNum: '20' }) as const,
  all: ({ brand, language }: CatalogueContext) =>
    ({ clientType: '3', platform: 'html5-desktop', merchant: brand, pageNo: '1', pageSize: '12', language }) as const,
  row: (asked: CatalogueContext, gameType: GameCategory) => ({ ...homeInputs.all(asked), gameType }) as const,
};
