import { announcements as announcementsCall } from '@pavilion/api/calls/announcements';
import * as calls from '@pavilion/api/calls/games';
import { homeInputs, homeRows } from '@pavilion/api/calls/games';
import type { Locale } from '@pavilion/i18n';
import { answerGameList, answerHotGames, answerMenus, answerVendors } from './answers';
import type { Catalogue } from './catalogue';
import type { GameNeeds, Games } from './games';
import type { HomeCovers } from './games';

interface Sources extends Pick<Games, 'winners'>, Pick<GameNeeds, 'announcements'> {
  catalogue: Catalogue;
}

const ROWS_WITH_THE_PAGE = 2;
const FIRST_ROW = 12;

export async function firstData(
  { catalogue, announcements, winners }: Sources,
  brand: string,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const asked = { brand, language: locale };
  const rows = homeRows.slice(0, ROWS_WITH_THE_PAGE).map((category) => {
    const input = homeInputs.row(asked, category);
    return [answerKey(calls.gameList, input), answerGameList(catalogue, input, locale)] as const;
  });
  return Object.fromEntries([
    [answerKey(announcementsCall, homeInputs.announcements(asked)), announcements(brand, homeInputs.announcements(asked), locale)],
    [answerKey(calls.gameMenus, homeInputs.menus(asked)), answerMenus(catalogue)],
    [answerKey(calls.gameVendors, homeInputs.vendors(asked)), answerVendors(catalogue)],
    [answerKey(calls.hotGames, homeInputs.hot(asked)), answerHotGames(catalogue, undefined, locale)],
    [answerKey(calls.rankList, homeInputs.winners(asked)), await winners(brand, homeInputs.winners(asked), locale)],
    ...rows,
  ]);
}

export function homeCovers({ catalogue, announcements }: Omit<Sources, 'winners'>, brand: string, locale: Locale): HomeCovers {
  const { banners } = announcements(brand, homeInputs.announcements({ brand, language: locale }), locale);
  const hot = answerHotGames(catalogue, undefined, locale).list.slice(0, FIRST_ROW);
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
