import type { AnnouncementsValue } from '@pavilion/api/announcements';
import { gameCategories } from '@pavilion/api/games';
import { pictureSources } from '@pavilion/api/picture-hosts';
import type { PageData } from '@pavilion/api/site';
import type { BrandManifest } from '@pavilion/contract';
import type { Games } from '../../play/games';
import type { HomeContent } from './static-content';
import { hotTitle } from './texts';

/** Home and favourites stand before the categories. */
const OTHER_PLACES = 2;

/** Banner and hot games with their names in every language, because the page finds out by itself which one is wanted. */
export function renderHome(
  games: Pick<Games, 'homeCovers'>,
  { brand, remotes }: BrandManifest,
  { first, imageHosts }: Pick<PageData, 'first'> & Pick<PageData['brand'], 'imageHosts'>,
): HomeContent {
  const pages = Object.values(remotes).flatMap(({ mode, descriptor }) =>
    mode === 'on' ? descriptor.pages.map(({ id }) => id) : [],
  );
  const [bn, en] = [games.homeCovers(brand, 'bn'), games.homeCovers(brand, 'en')];
  return {
    hotTitle,
    categories: OTHER_PLACES + gameCategories.filter((category) => pages.includes(`games.${category.toLowerCase()}`)).length,
    banners: en.banners,
    notices: Object.values(first).some(hasNotices),
    hot: en.hot.map(({ name, vendor, art }, at) => ({
      name: { en: name, bn: bn.hot[at]?.name ?? name },
      vendor,
      art: pictureSources(imageHosts, art)[0] ?? art,
    })),
  };
}

/** Among the page's first answers one says what the brand announces. */
function hasNotices(answer: unknown): boolean {
  const { playerNotice } = (answer ?? {}) as Partial<AnnouncementsValue>;
  return playerNotice !== undefined && playerNotice.length > 0;
}
