import type { GameCategory } from './vocabulary';

interface CatalogueContext {
  brand: string;
  language: 'bn' | 'en';
}

/** The rows of the lobby's home, in order. The first two come with the page, the others when somebody scrolls to them. */
export const homeRows: readonly GameCategory[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'];

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
  row: ({ brand, language }: CatalogueContext, gameType: GameCategory) =>
    ({ clientType: '3', platform: 'html5-desktop', merchant: brand, gameType, pageNo: '1', pageSize: '12', language }) as const,
};
