import type { Category } from './category';

/** Every entry of the category menu: the nine kinds of game, the home page and the favourites. */
export type MenuCategory = Category | 'HOME' | 'FAV';

const ICONS: Record<MenuCategory, string> = {
  HOME: '<path d="M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20"/>',
  FAV: '<path d="M12 20.5S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11.2-8.5 11.2Z"/>',
  RNG: '<rect x="3" y="5.5" width="15" height="14" rx="2.5"/><path d="M8 5.5v14M13 5.5v14M18 13h1.5a1.5 1.5 0 0 0 1.5-1.5V7M4.8 11h2l-1.3 3.5M9.6 11h2l-1.3 3.5M14.5 11h2l-1.3 3.5"/><circle cx="21" cy="5.5" r="1.3"/>',
  LIVE: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3.2"/><path d="M12 3v5.8M12 15.2V21M3 12h5.8M15.2 12H21M5.7 5.7l4 4M14.3 14.3l4 4M18.3 5.7l-4 4M9.7 14.3l-4 4"/>',
  FISH: '<path d="M3 12c3-5 8-6.5 12-4 1.6 1 2.7 2.4 3.2 3.3L21.5 8v8l-3.3-3.3c-.5.9-1.6 2.3-3.2 3.3-4 2.5-9 1-12-4Z"/><path d="M11.5 9c1.2 2 1.2 4 0 6"/><circle cx="7.6" cy="11.2" r=".9"/>',
  PVP: '<rect x="8.5" y="4" width="10.5" height="15" rx="2" transform="rotate(9 13.7 11.5)"/><path d="m7.2 5.6-2.7.7a1.6 1.6 0 0 0-1.1 2l3 10.2"/><path d="M13.8 8.3c1.5 2 2.9 2.7 2.7 4.2-.2 1.3-1.9 1.6-2.7.6-.9 1-2.6.6-2.7-.7-.1-1.5 1.5-2.2 2.7-4.1Zm0 5v2"/>',
  SPORTS:
    '<circle cx="12" cy="12" r="9"/><path d="m12 8.2 3.6 2.6-1.4 4.2H9.8l-1.4-4.2ZM12 3.2v5M20.5 10l-4.9.8M17.5 19l-3.3-4M6.5 19l3.3-4M3.5 10l4.9.8"/>',
  ESPORTS:
    '<path d="M7.5 7.5h9a4.5 4.5 0 0 1 4.4 3.8l.6 4.4a2.4 2.4 0 0 1-4.3 1.7L15.5 15h-7l-1.7 2.4a2.4 2.4 0 0 1-4.3-1.7l.6-4.4a4.5 4.5 0 0 1 4.4-3.8ZM8.5 9.8v3.4M6.8 11.5h3.4"/><circle cx="15" cy="12.7" r=".9"/><circle cx="17.3" cy="10.4" r=".9"/>',
  COCKFIGHT:
    '<path d="M9 8.5C9 6 10.8 4.8 13 5.3c2 .5 2.8 2.3 2.8 4.2 0 2.5 2.4 5 4.2 10H9.5c-2.6-2-3.3-4.5-2.3-7.5"/><path d="M9 8.3 4 11l4.2 1.3c.5-.3.8-.7 1-1.3"/><path d="M10 5.6C9.4 4 10.5 2.6 11.7 3.5c.3-1.3 2.2-1.4 2.5 0 1.3-.6 2.5.9 1.6 2.6M7.8 12.5c-1.3 1.5-1.3 3.5 0 4"/><circle cx="12.2" cy="8.6" r=".9"/>',
  ELOTT: '<circle cx="8.5" cy="14.5" r="6"/><path d="M10.2 4.7a5 5 0 1 1 6 8M13 2.5l-2.9 2.1 1.7 3.1M7.3 13l1.6-1.2V17.3"/>',
  LOTT: '<path d="M3 7h18v3.3a1.9 1.9 0 0 0 0 3.5V17H3v-3.2a1.9 1.9 0 0 0 0-3.5ZM15.5 7.5v1.7M15.5 11.2v1.7M15.5 14.9v1.7"/><path d="m9 9.2.9 1.8 2 .3-1.5 1.4.4 2L9 13.8l-1.8.9.4-2-1.5-1.4 2-.3Z"/>',
};

/** Whether a name from an address is an entry of the category menu. */
export const isMenuCategory = (name: string): name is MenuCategory => Object.hasOwn(ICONS, name);

/** A line icon on a 24 grid in `currentColor`; set it inline where it should take the text's colour. */
export const drawCategoryIcon = (category: MenuCategory): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${ICONS[category]}</svg>`;
