import { gameCategories, type GameCategory } from '@pavilion/api/calls/games';
import type { BonusContribution } from '@pavilion/api/staff';

/** How much of each round counts, as somebody types it. */
export interface ShareFormValues {
  /** What counts of each category, in per cent. */
  shares: Record<GameCategory, string>;
  /** Games with a share of their own, a line each: `STUDIO:dice 5`. */
  games: string;
  /** Games that return more than so many per cent count at most so much; both empty for no such rule. */
  highReturnAbove: string;
  highReturnShare: string;
}

export function toShareValues(contribution: BonusContribution): ShareFormValues {
  return {
    shares: sharesOf((category) => String(contribution.categories[category])),
    games: contribution.games.map(({ vendor, code, share }) => `${vendor}:${code} ${share}`).join('\n'),
    highReturnAbove: contribution.highReturn ? String(contribution.highReturn.above / 100) : '',
    highReturnShare: String(contribution.highReturn?.share ?? ''),
  };
}

/** Which of these fields are wrong. */
export function invalidShares({ shares, games, ...typed }: ShareFormValues): string[] {
  const wrong = gameCategories.filter((category) => !isShare(shares[category])).map((category) => `shares.${category}`);
  return [...wrong, ...(readGames(games).includes(undefined) ? ['games'] : []), ...invalidHighReturn(typed)];
}

/** Both or neither. */
function invalidHighReturn({
  highReturnAbove: above,
  highReturnShare: share,
}: Omit<ShareFormValues, 'shares' | 'games'>): string[] {
  if (above === '' && share === '') return [];
  return [...(readReturn(above) === undefined ? ['highReturnAbove'] : []), ...(isShare(share) ? [] : ['highReturnShare'])];
}

/** What is sent, once nothing is wrong. */
export function contributionOf({ shares, games, highReturnAbove, highReturnShare }: ShareFormValues): BonusContribution {
  const above = readReturn(highReturnAbove);
  return {
    categories: Object.fromEntries(gameCategories.map((category) => [category, Number(shares[category])])) as Record<
      GameCategory,
      number
    >,
    games: readGames(games).filter((game) => game !== undefined),
    ...(above !== undefined && { highReturn: { above, share: Number(highReturnShare) } }),
  };
}

/** `97.5` as hundredths of a per cent; nothing when it is no such number. */
function readReturn(typed: string): number | undefined {
  const [, whole, part = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,2}))?$/.exec(typed) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0')) || undefined;
}

function readGames(typed: string): (BonusContribution['games'][number] | undefined)[] {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, vendor, code, share] = /^\s*([A-Za-z0-9]{1,16}):(\S{1,64})\s+([0-9]{1,3})\s*%?\s*$/.exec(line) ?? [];
    return vendor && code && share && isShare(share) ? { vendor: vendor.toUpperCase(), code, share: Number(share) } : undefined;
  });
}

function isShare(typed: string): boolean {
  return /^[0-9]{1,3}$/.test(typed) && Number(typed) <= 100;
}

export function sharesOf(shareOf: (category: GameCategory) => string): Record<GameCategory, string> {
  return Object.fromEntries(gameCategories.map((category) => [category, shareOf(category)])) as Record<GameCategory, string>;
}
