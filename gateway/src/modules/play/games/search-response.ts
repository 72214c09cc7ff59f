import { gameCategories, type SearchQuery, type SearchValue } from '@pavilion/api/games';
import { type Locale, locales } from '@pavilion/i18n';
import { artAddress } from '@pavilion/art';
import type { Catalogue } from './catalogue';
import { categoryNames } from './category-names';
import type { CatalogueEntry } from './library';
import { fold } from './search/fold';
import { matchRanges } from './search/match-ranges';
import { indexNames } from './search/name-index';

const GAMES = 8;
/** Vendors and categories are few, and stand beside the games. */
const OTHERS = 4;

/** What somebody may mean who typed this: games, vendors, categories. From memory alone. */
export function searchResponse(catalogue: Catalogue, { q, limit = String(GAMES) }: SearchQuery, locale: Locale): SearchValue {
  const wanted = fold(q);
  const found = wanted ? catalogue.search(q, {}) : [];
  return {
    games: found.slice(0, Number(limit)).map((entry) => marked(entry, q, locale)),
    total: found.length,
    vendors: wanted ? vendorsFor(catalogue, q) : [],
    categories: wanted ? categoriesFor(catalogue, q, locale) : [],
  };
}

function marked({ wire, names }: CatalogueEntry, typed: string, locale: Locale): SearchValue['games'][number] {
  const game = wire[locale];
  const ranges = matchRanges(game.gameName, typed);
  if (ranges.length) return { game, ranges };
  const other = locales.map((each) => names[each]).find((name) => matchRanges(name, typed).length);
  return { game, ranges, ...(other && { also: { name: other, ranges: matchRanges(other, typed) } }) };
}

function vendorsFor(catalogue: Catalogue, typed: string): SearchValue['vendors'] {
  const { vendors } = catalogue;
  const index = indexNames(vendors.map(({ code, name }) => [fold(name), fold(code)]));
  return index
    .find(typed)
    .flatMap((at) => vendors[at] ?? [])
    .map(({ code, name }) => ({
      vassalage: code,
      displayName: name,
      logo: { dark: artAddress.vendor(code, 'dark'), light: artAddress.vendor(code, 'light') },
      total: catalogue.list({ vendor: code }).length,
      ranges: matchRanges(name, typed),
    }))
    .filter(({ total }) => total > 0)
    .slice(0, OTHERS);
}

const categoryIndex = indexNames(gameCategories.map((each) => locales.map((locale) => fold(categoryNames[each][locale]))));

function categoriesFor(catalogue: Catalogue, typed: string, locale: Locale): SearchValue['categories'] {
  return categoryIndex
    .find(typed)
    .flatMap((at) => gameCategories[at] ?? [])
    .map((gameType) => ({
      gameType,
      name: categoryNames[gameType][locale],
      total: catalogue.list({ category: gameType }).length,
      ranges: matchRanges(categoryNames[gameType][locale], typed),
    }))
    .filter(({ total }) => total > 0)
    .slice(0, OTHERS);
}
