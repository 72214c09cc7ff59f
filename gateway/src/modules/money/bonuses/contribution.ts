import type { BonusShares } from '@pavilion/api/bonuses';
import { gameCategories, type GameCategory } from '@pavilion/api/games';
import type { BonusContribution } from '@pavilion/api/staff';
import { type GameFact, gameKey } from './game-facts';
import type { Contribution } from './tables';

const WHOLE = 100;

/** As operators send it, as it is kept. */
export function toContribution({ categories, games, highReturn }: BonusContribution): Contribution {
  const own = Object.fromEntries(games.map(({ vendor, code, share }) => [gameKey({ vendor, code }), share]));
  return { categories, games: own, ...(highReturn && { highReturn }) };
}

/** As it is kept, as operators edit it; every category is named. */
export function fromContribution(contribution: Contribution | null): BonusContribution {
  return {
    categories: Object.fromEntries(gameCategories.map((category) => [category, categoryShare(contribution, category)])) as Record<
      GameCategory,
      number
    >,
    games: Object.entries(contribution?.games ?? {}).map(([key, share]) => {
      const at = key.indexOf(':');
      return { vendor: key.slice(0, at), code: key.slice(at + 1), share };
    }),
    ...(contribution?.highReturn && { highReturn: contribution.highReturn }),
  };
}

/** As players read it; nothing where whole stakes of all games count. A game that is in no catalogue any more is left out. */
export function toShares(contribution: Contribution | null, facts: ReadonlyMap<string, GameFact>): BonusShares | undefined {
  if (!contribution) return undefined;
  const categories = gameCategories.map((category) => ({ category, share: categoryShare(contribution, category) }));
  const games = Object.entries(contribution.games).flatMap(([key, share]) => {
    const fact = facts.get(key);
    return fact ? [{ name: { bn: fact.name_bn, en: fact.name }, share }] : [];
  });
  return { categories, games, ...(contribution.highReturn && { highReturn: contribution.highReturn }) };
}

/** How much of a settled round of a game counts, in per cent: as `bonus_share` has it in the database. */
export function shareOf(contribution: Contribution | null, game: GameFact): number {
  const own = contribution?.games[gameKey(game)];
  return own ?? Math.min(categoryShare(contribution, game.category), returnShare(contribution, game));
}

function returnShare(contribution: Contribution | null, { rtp }: GameFact): number {
  const high = contribution?.highReturn;
  return high && rtp > high.above ? high.share : WHOLE;
}

function categoryShare(contribution: Contribution | null, category: GameCategory): number {
  return contribution?.categories[category] ?? WHOLE;
}
