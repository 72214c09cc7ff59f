import type { RankListQuery, RankListValue } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import type { Catalogue } from './catalogue';
import { stageOf } from './library';

/** A settled round that paid out, as the module that settles them tells it. Amounts are minor units. */
export interface Win {
  nodeId: string;
  account: string;
  amount: bigint;
}

/** The best paid rounds of a brand's real players lately, best first. */
export type BestWins = (brand: string, limit: number) => Promise<readonly Win[]>;

const CACHE_TTL_MS = 30_000;
const BOARD_LENGTH = 20;
/** More than the board shows, so that a board of one category is filled as well. */
const READ = 200;

/** The winner board of every brand, read at most twice a minute: every visitor's first screen shows it. */
export function createWinnerBoard(bestWins: BestWins, catalogue: (brand: string) => Catalogue) {
  const boards = new Map<string, { until: number; wins: Promise<readonly Win[]> }>();
  const winsOf = (brand: string): Promise<readonly Win[]> => {
    const known = boards.get(brand);
    if (known && known.until > Date.now()) return known.wins;
    const wins = bestWins(brand, READ);
    boards.set(brand, { until: Date.now() + CACHE_TTL_MS, wins });
    // Whoever asked is told; the next one reads it again.
    wins.catch(() => boards.delete(brand));
    return wins;
  };
  return async (
    brand: string,
    { gameCategory = 'ALL', limitNum = String(BOARD_LENGTH) }: RankListQuery,
    locale: Locale,
  ): Promise<RankListValue> => {
    const list = (await winsOf(brand)).flatMap(({ nodeId, account, amount }) => {
      const entry = catalogue(brand).find(nodeId);
      // A press on a win opens its game: one that is only announced would open nothing.
      if (!entry || stageOf(entry) !== 'OPEN' || (gameCategory !== 'ALL' && entry.row.category !== gameCategory)) return [];
      const { gameName, iconUrl } = entry.wire[locale];
      return [{ amount, vo: { nodeId, iconUrl, gameName, customerName: maskAccount(account), winAmount: String(amount) } }];
    });
    list.sort((one, other) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0));
    return { list: list.slice(0, Number(limitNum)).map(({ vo }) => ({ vo })) };
  };
}

/** Enough of a name for its owner to know it, too little for anybody else: `rahima` is `ra***a`. */
export function maskAccount(account: string): string {
  const letters = [...account];
  return letters.length < 4 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
