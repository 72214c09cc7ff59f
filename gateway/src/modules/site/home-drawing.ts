import type { Games } from '../games';
import type { HomeDrawing } from './static-content';
import { hotTitle } from './words';

/** Banner and hot games with their names in every language, because the page finds out by itself which one is wanted. */
export function drawHome(games: Pick<Games, 'homeCovers'>, brand: string): HomeDrawing {
  const [bn, en] = [games.homeCovers(brand, 'bn'), games.homeCovers(brand, 'en')];
  return {
    hotTitle,
    banners: en.banners.map(({ image, title, subtitle, action }, at) => {
      const other = bn.banners[at];
      return {
        image,
        title: { en: title, bn: other?.title ?? title },
        subtitle: { en: subtitle, bn: other?.subtitle ?? subtitle },
        action: { en: action, bn: other?.action ?? action },
      };
    }),
    hot: en.hot.map(({ name, vendor, art }, at) => ({ name: { en: name, bn: bn.hot[at]?.name ?? name }, vendor, art })),
  };
}
