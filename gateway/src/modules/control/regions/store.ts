import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { brandSiteStore } from '../brands';
import type { RegionRule } from './verdict';

export interface StoredRule extends RegionRule {
  brand: string;
  note: string;
}

export function regionStore(db: Database) {
  const rules = db.selectFrom('region_rules').selectAll().orderBy('brand').orderBy('id');
  return {
    all: async (): Promise<StoredRule[]> => (await rules.execute()).map(asRule),
    ofBrand: async (brand: string): Promise<StoredRule[]> => (await rules.where('brand', '=', brand).execute()).map(asRule),
    /** Networks as the database spells them: with nothing after the fixed bits, and always alike. */
    async canonical(networks: readonly (string | undefined)[]): Promise<(string | undefined)[]> {
      const texts = networks.map((network) => network ?? null);
      const { rows } = await sql<{ network: string | null }>`
        select network(each::inet)::text as network
        from unnest(${texts}::text[]) with ordinality as given (each, place) order by place`.execute(db);
      return rows.map(({ network }) => network ?? undefined);
    },
    /** How often the rules were changed; undefined for a brand that there is not. */
    async version(brand: string): Promise<number | undefined> {
      return (await brandSiteStore(db).hold(brand))?.region_version;
    },
    async replace(brand: string, wanted: readonly Omit<StoredRule, 'brand'>[]): Promise<void> {
      await brandSiteStore(db).raiseRegionVersion(brand);
      await db.deleteFrom('region_rules').where('brand', '=', brand).execute();
      if (!wanted.length) return;
      const rows = wanted.map(({ verdict, network, country, note }) => ({
        brand,
        verdict,
        note,
        network: network ?? null,
        country: country ?? null,
      }));
      await db.insertInto('region_rules').values(rows).execute();
    },
  };
}

function asRule({
  brand,
  verdict,
  network,
  country,
  note,
}: {
  brand: string;
  verdict: 'allow' | 'deny';
  network: string | null;
  country: string | null;
  note: string;
}): StoredRule {
  return { brand, verdict, note, ...(network !== null && { network }), ...(country !== null && { country }) };
}
