import type { VendorCapability } from '@pavilion/api/staff';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import type { WinCap } from './win-caps';

declare module '../../../platform/database/database' {
  interface Tables {
    vendors: {
      code: string;
      brands: string[];
      public_key: string;
      launch_url: string;
      added_at: Generated<Date>;
      name: string | null;
      capabilities: Generated<VendorCapability[]>;
      previous_key: string | null;
      previous_key_until: Date | null;
      removed_at: Date | null;
      key_revoked_at: Date | null;
      our_key: Generated<number>;
      our_new_key: number | null;
      /** Days without a movement after which its rounds lapse. */
      rounds_lapse_days: Generated<number>;
    };
    vendor_win_caps: { vendor: string; game: string; currency: string; amount: bigint };
    vendor_tokens: {
      token_hash: Buffer;
      vendor: string;
      member_id: bigint;
      brand: string;
      issued_at: Generated<Date>;
      expires_at: Date;
    };
  }
}

export type VendorRow = Selectable<Tables['vendors']>;

const TOKEN_LIFE = '24 hours';
/** Wins and rollbacks do not look at the token, so nothing is lost when an old one goes. */
const TOKEN_RETENTION = '30 days';

/** One of those asked for: `at` counts from one. */
export interface PlayerRow {
  at: bigint;
  memberId: bigint;
  type: number;
  status: 'active' | 'locked' | 'closed';
  tokenVendor: string | null;
  tokenMember: bigint | null;
  tokenExpired: boolean | null;
}

/** Asked at every bet: named, so that the server plans it once per connection. */
const SELECT_PLAYERS = `
  select asked.at, member.id as "memberId", member.type, member.status,
    token.vendor as "tokenVendor", token.member_id as "tokenMember", token.expires_at <= now() as "tokenExpired"
  from unnest($1::text[], $2::text[], $3::bytea[]) with ordinality as asked (brand, public_id, token_hash, at)
  join member_directory member on member.public_id = asked.public_id and member.brand = asked.brand
  left join vendor_tokens token on token.token_hash = asked.token_hash`;

/** Where each vendor's games are launched. */
export async function launchAddressesIn(db: Database): Promise<{ code: string; address: string }[]> {
  const rows = await db.selectFrom('vendors').select(['code', 'launch_url']).orderBy('code').execute();
  return rows.map(({ code, launch_url }) => ({ code, address: launch_url }));
}

export function vendorStore({ db, pool }: Pick<Platform, 'db' | 'pool'>) {
  return {
    byCode: (code: string) => db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst(),
    async codes(): Promise<string[]> {
      const rows = await db.selectFrom('vendors').select('code').where('removed_at', 'is', null).orderBy('code').execute();
      return rows.map(({ code }) => code);
    },
    caps: (vendor: string): Promise<WinCap[]> =>
      db
        .selectFrom('vendor_win_caps')
        .select(['game', 'currency', 'amount'])
        .where('vendor', '=', vendor)
        .orderBy('game')
        .execute(),
    async ofBrand(brand: string): Promise<string[]> {
      const rows = await db
        .selectFrom('vendors')
        .select('code')
        .where('removed_at', 'is', null)
        .where(sql<boolean>`${brand} = any (brands)`)
        .orderBy('code')
        .execute();
      return rows.map(({ code }) => code);
    },
    async saveToken(token: { token_hash: Buffer; vendor: string; member_id: bigint; brand: string }): Promise<void> {
      await db
        .deleteFrom('vendor_tokens')
        .where('expires_at', '<', sql<Date>`now() - ${TOKEN_RETENTION}::interval`)
        .execute();
      await db
        .insertInto('vendor_tokens')
        .values({ ...token, expires_at: sql<Date>`now() + ${TOKEN_LIFE}::interval` })
        .execute();
    },
    /** Members by brand and public id, and whose the tokens are; what is not there is missing from the answer. */
    async findPlayers(asked: readonly { brand: string; publicId: string; tokenHash: Buffer | null }[]): Promise<PlayerRow[]> {
      const values = [
        asked.map(({ brand }) => brand),
        asked.map(({ publicId }) => publicId),
        asked.map(({ tokenHash }) => tokenHash),
      ];
      const { rows } = await pool.query<PlayerRow>({ name: 'vendor_players_present', text: SELECT_PLAYERS, values });
      return rows;
    },
  };
}
