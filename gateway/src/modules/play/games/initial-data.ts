import { announcements as announcementsCall } from '@pavilion/api/calls/announcements';
import * as calls from '@pavilion/api/calls/games';
import { homeInputs, rowsWithThePage } from '@pavilion/api/calls/games';
import type { Locale } from '@pavilion/i18n';
import { gameListResponse, hotGamesResponse, menusResponse, vendorsResponse } from './responses';
import type { Catalogue } from './catalogue';
import type { GameDependencies, Games } from './games';
import type { HomeCovers } from './games';

interface InitialDataSources extends Pick<Games, 'winners'>, Pick<GameDependencies, 'announcements'> {
  catalogue: Catalogue;
}

const FIRST_ROW = 12;

export async function initialData(
  { catalogue, announcements, winners }: InitialDataSources,
  brand: string,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const asked = { brand, language: locale };
  const menus = menusResponse(catalogue);
  const rows = rowsWithThePage(menus.gameMenus).map((category) => {
    const input = homeInputs.row(asked, category);
    return [answerKey(calls.gameList, input), gameListResponse(catalogue, input, locale)] as const;
  });
  return Object.fromEntries([
    [answerKey(announcementsCall, homeInputs.announcements(asked)), announcements(brand, homeInputs.announcements(asked), locale)],
    [answerKey(calls.gameMenus, homeInputs.menus(asked)), menus],
    [answerKey(calls.gameVendors, homeInputs.vendors(asked)), vendorsResponse(catalogue)],
    [answerKey(calls.hotGames, homeInputs.hot(asked)), hotGamesResponse(catalogue, undefined, locale)],
    [answerKey(calls.rankList, homeInputs.winners(asked)), await winners(brand, homeInputs.winners(asked), locale)],
    ...rows,
  ]);
}

export function homeCovers(
  { catalogue, announcements }: Omit<InitialDataSources, 'winners'>,
  brand: string,
  locale: Locale,
): HomeCovers {
  const { banners } = announcements(brand, homeInputs.announcements({ brand, language: locale }), locale);
  const hot = hotGamesResponse(catalogue, undefined, locale).list.slice(0, FIRST_ROW);
  return {
    banners,
    hot: hot.map(({ nodeId, gameName, displayName, iconUrl }) => ({ nodeId, name: gameName, vendor: displayName, art: iconUrl })),
  };
}

/** The name under which the page carries a call's answer; browsers look for exactly this. */
function answerKey({ method, path }: { method: string; path: string }, input: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(input);
  query.sort();
  return `${method} ${path}?${query.toString()}`;
}
