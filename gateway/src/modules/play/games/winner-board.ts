import type { RankListQuery, RankListValue } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { maskAccount } from '../../identity/members';
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

/** A win with the time of its round. */
export interface LatestWin extends Win {
  at: Date;
}

/** Wins of a brand's real players after a moment, newest first; those of the last seconds when none is named. */
export type WinsSince = (brand: string, since: Date | undefined, limit: number) => Promise<readonly LatestWin[]>;

const CACHE_TTL_MS = 30_000;
const BOARD_LENGTH = 20;
/** More than the board shows, so that a board of one category is filled as well. */
const READ = 200;

/** Wins of this hour stand in front of the best, as many as this. */
const LATELY_MS = 60 * 60_000;
const LATEST = 6;

interface Board {
  latest: readonly Win[];
  best: readonly Win[];
}

/** The winner board of every brand, read at most twice a minute: every visitor's first screen shows it. */
export function createWinnerBoard(
  bestWins: BestWins,
  catalogue: (brand: string) => Catalogue,
  winsSince: WinsSince = async () => [],
) {
  const boards = new Map<string, { until: number; wins: Promise<Board> }>();
  const read = async (brand: string): Promise<Board> => {
    const since = new Date(Date.now() - LATELY_MS);
    const [best, latest] = await Promise.all([bestWins(brand, READ), winsSince(brand, since, READ)]);
    return { best, latest };
  };
  const winsOf = (brand: string): Promise<Board> => {
    const known = boards.get(brand);
    if (known && known.until > Date.now()) return known.wins;
    const wins = read(brand);
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
    const isShown = ({ nodeId }: Win) => {
      const entry = catalogue(brand).find(nodeId);
      // A press on a win opens its game: one that is only announced would open nothing.
      return entry && stageOf(entry) === 'OPEN' && (gameCategory === 'ALL' || entry.row.category === gameCategory);
    };
    const { latest, best } = await winsOf(brand);
    const lately = onePerMember(latest.filter(isShown)).slice(0, LATEST);
    const ranked = best.filter(isShown).sort((one, other) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0));
    const list = onePerMember([...lately, ...ranked]).slice(0, Number(limitNum));
    return {
      list: list.map(({ nodeId, account, amount }) => ({
        vo: { nodeId, ...shownOf(nodeId), customerName: maskAccount(account), winAmount: String(amount) },
      })),
    };

    function shownOf(nodeId: string) {
      const { gameName = '', iconUrl = '' } = catalogue(brand).find(nodeId)?.wire[locale] ?? {};
      return { gameName, iconUrl };
    }
  };
}

/** The first of each member and game. */
function onePerMember(wins: readonly Win[]): Win[] {
  const seen = new Set<string>();
  return wins.filter(({ nodeId, account }) => seen.size < seen.add(`${nodeId} ${account}`).size);
}
