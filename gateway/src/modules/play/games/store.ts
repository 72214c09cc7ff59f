import type { GameCategory, GameClass, GameFeature, GameTheme, Volatility } from '@pavilion/api/games';
import type { GameAvailability, SwitchSubject } from '@pavilion/api/staff';
import { sql, type Generated } from 'kysely';
import type { Database } from '../../../platform/database';
import type { PublishedFacts } from './published-facts';

declare module '../../../platform/database/database' {
  interface Tables {
    /** `connection`: the vendor whose list brought this maker's games; nothing where the maker itself is the vendor. */
    game_vendors: { code: string; name: string; position: number; connection: string | null };
    games: {
      node_id: bigint;
      name: string;
      name_bn: string;
      category: GameCategory;
      vendor: string;
      vendor_game_code: string;
      /** The vendor that opens it, as its maker's row says; the database keeps it. */
      connection: Generated<string>;
      /** The vendor in whose own list it came last; nothing where only a file or the sample brought it. */
      listed_by: string | null;
      class: GameClass | null;
      hot: boolean;
      /** Whether a list says that it is new, or that it is not; nothing where the rule decides. */
      fresh: Generated<boolean | null>;
      /** The day on which a list brought it in; nothing for what only the sample has. */
      listed_on: Generated<Date | null>;
      support_play: 0 | 1;
      /** Nothing of what is only announced. */
      rtp: number | null;
      min_bet: bigint;
      lines: number;
      released_on: Date;
      popularity: number;
      open: Generated<boolean>;
      /** It was a list that closed it, which may open it again. */
      closed_by_list: Generated<boolean>;
      /** A list says that it is coming: it opens nowhere yet. */
      announced: Generated<boolean>;
      rules: string | null;
      rules_bn: string | null;
      published: Generated<PublishedFacts | null>;
      imported: Generated<boolean>;
      volatility: Volatility | null;
      features: Generated<GameFeature[]>;
      themes: Generated<GameTheme[]>;
    };
    game_switches: {
      brand: string;
      subject: SwitchSubject;
      key: string;
      state: Exclude<GameAvailability, 'on'>;
      changed_by: string;
      changed_at: Generated<Date>;
    };
    game_favourites: { brand: string; member_id: bigint; node_id: bigint; added_at: Generated<Date> };
    game_recents: { brand: string; member_id: bigint; node_id: bigint; played_at: Generated<Date> };
  }
}

/** Whose favourites or recent games: every query carries both. */
export interface Owner {
  brand: string;
  memberId: string;
}

export type GameStore = ReturnType<typeof createGameStore>;
export type LoadedGame = Awaited<ReturnType<GameStore['loadGames']>>[number];
export type LoadedVendor = Awaited<ReturnType<GameStore['loadVendors']>>[number];

export function createGameStore(db: Database) {
  const owned = ({ brand, memberId }: Owner) => ({ brand, member_id: BigInt(memberId) });
  return {
    loadGames: () =>
      db
        .selectFrom('games')
        .selectAll()
        .select([sql<string>`released_on::text`.as('released'), sql<string | null>`listed_on::text`.as('listed')])
        .execute(),
    loadVendors: () => db.selectFrom('game_vendors').selectAll().orderBy('position').execute(),
    loadSwitches: () => db.selectFrom('game_switches').select(['brand', 'subject', 'key', 'state']).execute(),

    async favouriteIds(owner: Owner): Promise<string[]> {
      const { brand, member_id } = owned(owner);
      const rows = await db
        .selectFrom('game_favourites')
        .select('node_id')
        .where('brand', '=', brand)
        .where('member_id', '=', member_id)
        .orderBy('added_at', 'desc')
        .orderBy('node_id')
        .execute();
      return rows.map(({ node_id }) => String(node_id));
    },
    async addFavourite(owner: Owner, nodeId: string): Promise<void> {
      await db
        .insertInto('game_favourites')
        .values({ ...owned(owner), node_id: BigInt(nodeId) })
        .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doNothing())
        .execute();
    },
    async removeFavourite(owner: Owner, nodeId: string): Promise<void> {
      const { brand, member_id } = owned(owner);
      await db
        .deleteFrom('game_favourites')
        .where('brand', '=', brand)
        .where('member_id', '=', member_id)
        .where('node_id', '=', BigInt(nodeId))
        .execute();
    },

    async recentIds(owner: Owner): Promise<string[]> {
      const { brand, member_id } = owned(owner);
      const rows = await db
        .selectFrom('game_recents')
        .select('node_id')
        .where('brand', '=', brand)
        .where('member_id', '=', member_id)
        .orderBy('played_at', 'desc')
        .limit(200)
        .execute();
      return rows.map(({ node_id }) => String(node_id));
    },
    async recordLaunch(owner: Owner, nodeId: string): Promise<void> {
      await db
        .insertInto('game_recents')
        .values({ ...owned(owner), node_id: BigInt(nodeId) })
        .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doUpdateSet({ played_at: sql`clock_timestamp()` }))
        .execute();
    },
  };
}
