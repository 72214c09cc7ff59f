import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform';
import { bringingOf, free, newMakers, writeMakers } from './import/makers';
import type { ListedGame } from './import/read-list';
import { validateList } from './import/validate-list';
import { readVendorList } from './import/vendor-list';
import { rowsOf, writeList } from './import/write-list';
import { buildLibrary } from './library';
import { createGameStore } from './store';

/** The vendor whose list the sample is. Of the games under its own name the sample has dice alone: the others come when it is connected. */
const STUDIO = { code: 'STUDIO', name: 'Lantern Works' };
const DICE = 'dice';
const DICE_ID = '100000';

/**
 * Fills an empty catalogue from the studio's own list, as it would be taken from the studio itself. Running it again changes only what differs, leaves games that an
 * operator closed closed, and what was imported as it came. Every instance then reads its index again. With `only`, that maker's games are enough.
 *
 * @param list what the studio answers to `game/list`
 */
export async function seedCatalogue({ db, bus }: Pick<Platform, 'db' | 'bus'>, list: unknown, only?: string): Promise<void> {
  await db
    .insertInto('game_vendors')
    .values({ ...STUDIO, position: 0 })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(STUDIO))
    .execute();
  const store = createGameStore(db);
  const library = buildLibrary(await store.loadGames(), await store.loadVendors());
  const { games, makers } = readVendorList(STUDIO.code, list);
  const wanted = { connection: STUDIO.code, makers: makers.filter(({ code }) => !only || code === only) };
  const { rows: vendors } = await sql<{ code: string }>`select upper(code) as code from vendor_codes`.execute(db);
  const everVendors = vendors.map(({ code }) => code);
  const brought = { ...wanted, makers: free(library, wanted, everVendors) };
  const sample = games.filter(isInSample(only)).map(withId);
  const lines = validateList(library, sample, bringingOf(brought));
  const untouched = lines.filter(({ facts }) => !known(facts)?.row.imported);
  await db.transaction().execute(async (trx) => {
    await writeMakers(trx, { ...brought, makers: newMakers(library, brought) });
    await writeList(trx, rowsOf(library, untouched, { sample: true }));
  });
  bus.publish('catalogue.changed', { brand: '*' });

  function known(facts: (typeof lines)[number]['facts']) {
    return library.findByVendorCode(facts?.vendor ?? '', facts?.vendor_game_code ?? '');
  }
}

function isInSample(only: string | undefined) {
  return ({ cells }: ListedGame): boolean => {
    const maker = cells.get('vendor');
    return (!only || maker === only) && (maker !== STUDIO.code || cells.get('code') === DICE);
  };
}

/** Games of the sample have the ids that links, favourites and tests have known them by: their codes end with them. */
function withId({ line, cells }: ListedGame): ListedGame {
  const code = cells.get('code') ?? '';
  const id = code === DICE ? DICE_ID : /-([1-9]\d{5})$/.exec(code)?.[1];
  // What an operator closed stays closed.
  const { open: _, ...said } = Object.fromEntries(cells);
  return { line, cells: new Map(Object.entries({ ...said, ...(id && { node_id: id }) })) };
}
