import type { GameCategory } from '@pavilion/api/games';
import { gameCategories } from '@pavilion/api/games';

/** How many members of a brand played a game in the last seven and in the last thirty days. Free play does not count. */
export interface GamePlayers {
  nodeId: string;
  category: GameCategory;
  week: number;
  month: number;
}

/** What members of a brand play, as its lists tell it. */
export interface PlayedGames {
  /** Games that are hot; missing until enough was played, and then the catalogue's own word counts. */
  hot: ReadonlySet<string> | undefined;
  /** Games that enough members played in thirty days, most first. */
  top: readonly string[];
}

export const NOTHING_PLAYED: PlayedGames = { hot: undefined, top: [] };

/** Fewer than three are a family, not a trend. */
const MIN_PLAYERS = 3;
/** The most that are hot in one category. */
const HOT_OF_CATEGORY = 6;
/** With fewer the brand is too young to say what is hot. */
const MIN_HOT = 4;

/** No more than this share of what a category has is hot: of two games, both would say nothing. */
const HOT_SHARE = 1 / 3;

/** Of the hot games those that stand out where a brand lists so many of each category; the most played come first in `hot`. */
export function outstanding<Game extends { category: GameCategory }>(
  hot: readonly Game[],
  listed: ReadonlyMap<GameCategory, number>,
): Game[] {
  const left = new Map([...listed].map(([category, games]) => [category, Math.ceil(games * HOT_SHARE)]));
  return hot.filter(({ category }) => {
    const places = left.get(category) ?? 0;
    left.set(category, places - 1);
    return places > 0;
  });
}

/** The rule of what is hot, and the order of the top ten: docs/catalogue.md. */
export function rankPlayedGames(games: readonly GamePlayers[]): PlayedGames {
  const byWeek = games.filter(({ week }) => week >= MIN_PLAYERS).sort((one, other) => other.week - one.week);
  const hot = gameCategories.flatMap((category) => byWeek.filter((game) => game.category === category).slice(0, HOT_OF_CATEGORY));
  const byMonth = games
    .filter(({ month }) => month >= MIN_PLAYERS)
    .sort((one, other) => other.month - one.month || other.week - one.week || Number(one.nodeId) - Number(other.nodeId));
  return {
    hot: hot.length >= MIN_HOT ? new Set(hot.map(({ nodeId }) => nodeId)) : undefined,
    top: byMonth.map(({ nodeId }) => nodeId),
  };
}
