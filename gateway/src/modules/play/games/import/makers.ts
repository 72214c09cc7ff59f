import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import type { Library } from '../library';
import type { ListedMaker } from './vendor-list';

/** The makers that a vendor's list names besides the vendor, and the vendor, over whose connection all of them are played. */
export interface BroughtMakers {
  connection: string;
  makers: readonly ListedMaker[];
}

/** Those that the vendor may bring: none that is a vendor of its own here, and none that another vendor brought before. */
export function free({ vendors }: Library, { connection, makers }: BroughtMakers, direct: readonly string[]): ListedMaker[] {
  return makers.filter(({ code }) => {
    const known = vendors.find((vendor) => vendor.code === code)?.connection ?? connection;
    return known === connection && !direct.includes(code);
  });
}

/** Whose games its list may name. */
export function bringingOf({ connection, makers }: BroughtMakers) {
  return { connection, makers: [connection, ...makers.map(({ code }) => code)] };
}

/** Those that the catalogue does not have yet, or not under this vendor and name. */
export function newMakers({ vendors }: Library, { connection, makers }: BroughtMakers): ListedMaker[] {
  return makers.filter(
    (maker) => !vendors.some(({ code, name, connection: by }) => code === maker.code && name === maker.name && by === connection),
  );
}

export async function writeMakers(db: Database, { connection, makers }: BroughtMakers): Promise<void> {
  if (makers.length === 0) return;
  await sql`
    insert into game_vendors (code, name, position, connection)
    select maker.code, maker.name, (select coalesce(max(position), 0) from game_vendors) + maker.place, ${connection}
    from rows from (jsonb_to_recordset(${JSON.stringify(makers)}::jsonb) as (code text, name text)) with ordinality as maker (code, name, place)
    on conflict (code) do update set name = excluded.name, connection = excluded.connection`.execute(db);
}
