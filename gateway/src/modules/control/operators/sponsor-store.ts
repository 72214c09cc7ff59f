import './tables';
import type { SponsorCause } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Queries } from './sessions';

/** An account that another one may be behind, until somebody else confirms it. Sponsor null is the command line. */
export interface SponsorLink {
  /** Null for an operator of whom nothing is known. */
  id: bigint | null;
  operator_id: bigint;
  sponsor: string | null;
  cause: SponsorCause;
  at: Date;
}

/** Notes that `sponsorId` may be behind the operator; once while it is not confirmed. */
export async function addSponsor(db: Queries, operatorId: bigint, sponsorId: bigint | null, cause: SponsorCause): Promise<void> {
  await sql`insert into operator_sponsors (operator_id, sponsor_id, cause) values (${operatorId}, ${sponsorId}, ${cause})
    on conflict (operator_id, coalesce(sponsor_id, 0), cause) where confirmed_at is null do update set at = excluded.at`.execute(
    db,
  );
}

/** What nobody confirmed, of one operator or of all. */
export async function openLinks(db: Queries, operatorId: bigint | null = null): Promise<SponsorLink[]> {
  const { rows } = await sql<SponsorLink>`
    select link.id, link.operator_id, sponsor.name as sponsor, link.cause, link.at
    from operator_sponsors link left join operators sponsor on sponsor.id = link.sponsor_id
    where link.confirmed_at is null and (${operatorId}::bigint is null or link.operator_id = ${operatorId})
    union all
    select null, operator.id, null, 'invited', operator.created_at from operators operator
    where not operator.founder and (${operatorId}::bigint is null or operator.id = ${operatorId})
      and not exists (select from operator_sponsors link where link.operator_id = operator.id)
    order by at`.execute(db);
  return rows;
}

export async function confirmLink(db: Queries, { id, operator_id, cause }: SponsorLink, by: bigint): Promise<void> {
  if (id === null)
    await sql`insert into operator_sponsors (operator_id, cause, confirmed_at, confirmed_by)
      values (${operator_id}, ${cause}, now(), ${by})`.execute(db);
  else await sql`update operator_sponsors set confirmed_at = now(), confirmed_by = ${by} where id = ${id}`.execute(db);
}

const MAX_FOUNDERS = 3;

/**
 * Whether the command line may still bring in somebody whose word counts at once. The first three admins of every brand are taken for
 * three people, as nobody is there to confirm them. One who has been locked for two weeks makes place for another.
 */
export async function mayFound(db: Queries, production: boolean): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7250)`.execute(db);
  const { rows } = await sql<{ founders: number }>`
    select count(*)::int as founders from operators
    where founder and not (demo and ${production}) and (not locked or locked_at > now() - interval '14 days')`.execute(db);
  return (rows[0]?.founders ?? 0) < MAX_FOUNDERS;
}
