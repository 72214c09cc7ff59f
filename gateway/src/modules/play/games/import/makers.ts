import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import type { Library } from '../library';
import type { ListedMaker } from './vendor-list';

/** The makers that a vendor's list names besides the vendor, and the vendor, over whose connection all of them are played. */
export interface BroughtMakers {
  connection: string;
  makers: readonly ListedMaker[];
}

/**
 * Those that the vendor may bring: none that is or ever was a vendor of its own here (`everVendors`), none that another vendor brought before, and none with a code that
 * another maker has at this vendor.
 */
export function free(library: Library, { connection, makers }: BroughtMakers, everVendors: readonly string[]): ListedMaker[] {
  const { vendors, entries } = library;
  const connections = new Map(vendors.map((vendor) => [vendor.code, vendor.connection]));
  // Read once: a list may name many makers, and meanwhile nobody's bet is answered.
  const codesOf = new Map<string, string[]>(makers.map(({ code }) => [code, []]));
  const makerOf = new Map<string, string>();
  for (const { row, connection: opener } of entries) {
    codesOf.get(row.vendor)?.push(row.vendor_game_code);
    if (opener === connection) makerOf.set(row.vendor_game_code, row.vendor);
  }
  return makers.filter(({ code }) => {
    const known = connections.get(code) ?? connection;
    if (known !== connection || everVendors.includes(code)) return false;
    const codes = codesOf.get(code) ?? [];
    if (codes.some((each) => (makerOf.get(each) ?? code) !== code)) return false;
    for (const each of codes) makerOf.set(each, code);
    return true;
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
