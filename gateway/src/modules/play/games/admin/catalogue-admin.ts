import type { CatalogueQuery, CatalogueView, SwitchRequest, SwitchPlan, SwitchProposal } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database';
import type { Platform } from '../../../../platform/platform';
import type { Audit } from '../../../control/audit';
import type { CatalogueEntry } from '../library';
import type { CatalogueCache } from '../catalogue-cache';
import { viewCatalogue } from './catalogue-view';
import { planSwitches } from './plan-switches';

/** What operators do with the games of a brand. */
export interface CatalogueAdmin {
  view(brand: string, asked: CatalogueQuery): CatalogueView;
  /** What switching would do. @throws DomainError `catalogue.unknown_subject` */
  plan(brand: string, proposal: SwitchProposal): Promise<SwitchPlan>;
  /**
   * Switches, with an entry in the audit log. Lists and launches of this gateway follow before it answers, those of others within a moment.
   *
   * @throws DomainError `catalogue.unknown_subject`
   */
  applySwitches(brand: string, order: SwitchRequest, who: string): Promise<SwitchPlan>;
}

export interface CatalogueAdminDependencies {
  audit: Audit;
  catalogueCache: CatalogueCache;
  /** How many players opened one of these games within the last half hour. */
  countPlayersIn(brand: string, nodeIds: readonly string[]): Promise<number>;
}

export function createCatalogueAdmin(
  { db, bus }: Pick<Platform, 'db' | 'bus'>,
  { audit, catalogueCache, countPlayersIn }: CatalogueAdminDependencies,
): CatalogueAdmin {
  const plan = async (brand: string, proposal: SwitchProposal): Promise<SwitchPlan> => {
    const { closing, ...counts } = planSwitches(catalogueCache.library(), catalogueCache.switches(brand), proposal);
    const ids = closing.map(({ nodeId }) => nodeId);
    return {
      ...counts,
      players: await countLikers(db, brand, closing),
      playing: ids.length ? await countPlayersIn(brand, ids) : 0,
    };
  };
  return {
    view: (brand, asked) => viewCatalogue(catalogueCache.library(), catalogueCache.availability(brand), asked),
    plan,
    async applySwitches(brand, order, who) {
      const { to, subjects, reason } = order;
      const planned = await plan(brand, { to, subjects });
      await db.transaction().execute(async (trx) => {
        const before = await writeSwitches(trx, brand, order, who);
        await audit.append(trx, { who, reason, action: 'catalogue.switched', brand, before, after: { to, subjects } });
      });
      bus.publish('catalogue.changed', { brand });
      await catalogueCache.settled();
      return planned;
    },
  };
}

async function countLikers(db: Database, brand: string, games: readonly CatalogueEntry[]): Promise<number> {
  if (!games.length) return 0;
  const { rows } = await sql<{ players: number }>`
    select count(distinct member_id)::int as players from game_favourites
    where brand = ${brand} and node_id = any(${games.map(({ nodeId }) => nodeId)}::bigint[])`.execute(db);
  return rows[0]?.players ?? 0;
}

/** Answers what stood there before, for the audit log. */
async function writeSwitches(db: Database, brand: string, { to, subjects }: SwitchProposal, who: string) {
  const [kinds, keys] = [subjects.map(({ subject }) => subject), subjects.map(({ key }) => key)];
  const { rows: before } = await sql<{ subject: string; key: string; state: string }>`
    delete from game_switches where brand = ${brand}
      and (subject, key) in (select * from unnest(${kinds}::text[], ${keys}::text[]))
    returning subject, key, state`.execute(db);
  if (to !== 'on')
    await sql`
      insert into game_switches (brand, subject, key, state, changed_by)
      select distinct ${brand}, named.subject, named.key, ${to}, ${who}
      from unnest(${kinds}::text[], ${keys}::text[]) as named (subject, key)
      on conflict (brand, subject, key) do update set state = excluded.state, changed_by = excluded.changed_by, changed_at = now()`.execute(
      db,
    );
  return { switched: before };
}
