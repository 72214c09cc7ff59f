import { gameCategories } from '@pavilion/api/games';
import type { Games } from '../games';
import type { HomeDrawing } from './static-content';
import { hotTitle } from './words';

/** Home and favourites stand before the categories. */
const OTHER_PLACES = 2;

/** Banner and hot games with their names in every language, because the page finds out by itself which one is wanted. */
export function drawHome(games: Pick<Games, 'homeCovers'>, brand: string): HomeDrawing {
  const [bn, en] = [games.homeCovers(brand, 'bn'), games.homeCovers(brand, 'en')];
  return {
    hotTitle,
    categories: gameCategories.length + OTHER_PLACES,
    banners: en.banners,
    hot: en.hot.map(({ name, vendor, art }, at) => ({ name: { en: name, bn: bn.hot[at]?.name ?? name }, vendor, art })),
  };
}
