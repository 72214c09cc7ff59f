import type { ErrorCode } from '@pavilion/api';
import { sql } from 'kysely';
import { COMMAND_LINE, isCommandLine } from '../../../platform/command-line-name';
import { DomainError } from '../../../platform/errors';
import type { Queries } from './sessions';

/** For each operator who may be somebody else's second account: whose. */
export type Sponsors = ReadonlyMap<string, readonly string[]>;

/**
 * Refuses `who` beside those who had a part in something already, unless each of them is surely another person. Every place that needs two
 * people asks here. Two accounts are two people when no chain of invitations, recoveries, released addresses and raised roles that nobody
 * confirmed leads from both to one account, and none leads to the command line, where anybody may be. What the command line itself asked for
 * needs two others instead: `approversNeeded`.
 *
 * @param refusal what is thrown when it is the same account
 * @throws DomainError `refusal`, `operators.unconfirmed`
 */
export async function secondPerson(
  db: Queries,
  { who, beside, refusal }: { who: string; beside: readonly string[]; refusal: ErrorCode },
): Promise<void> {
  if (beside.includes(who)) throw new DomainError(refusal);
  const sponsors = await openSponsors(db);
  const others = beside.filter((name) => !isCommandLine(name));
  const tied = isKnown(sponsors, who) ? others.find((other) => !areTwoPeople(sponsors, who, other)) : who;
  if (tied !== undefined) throw new DomainError('operators.unconfirmed', { details: { name: tied } });
}

/** So many have to agree: a name that the command line gave proves nobody, so that two others have to. */
export function approversNeeded(requester: string): 1 | 2 {
  return isCommandLine(requester) ? 2 : 1;
}

/** Whether no account is behind both, as far as it is known. */
export function areTwoPeople(sponsors: Sponsors, one: string, other: string): boolean {
  const behind = peopleBehind(sponsors, other);
  return isKnown(sponsors, one) && isKnown(sponsors, other) && [...peopleBehind(sponsors, one)].every((name) => !behind.has(name));
}

/** Whether people vouch for an account, and not the command line. */
export function isKnown(sponsors: Sponsors, name: string): boolean {
  return !peopleBehind(sponsors, name).has(COMMAND_LINE);
}

/** Reads who nobody confirmed. An operator of whom it is not known who brought them in came by the command line. */
export async function openSponsors(db: Queries): Promise<Sponsors> {
  const { rows } = await sql<{ name: string; sponsor: string | null }>`
    select operator.name, sponsor.name as sponsor
    from operator_sponsors link
    join operators operator on operator.id = link.operator_id
    left join operators sponsor on sponsor.id = link.sponsor_id
    where link.confirmed_at is null
    union all
    select operator.name, null from operators operator
    where not operator.founder and not exists (select from operator_sponsors link where link.operator_id = operator.id)`.execute(
    db,
  );
  const sponsors = new Map<string, string[]>();
  for (const { name, sponsor } of rows) sponsors.set(name, [...(sponsors.get(name) ?? []), sponsor ?? COMMAND_LINE]);
  return sponsors;
}

function peopleBehind(sponsors: Sponsors, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const sponsor of sponsors.get(each) ?? []) follow(sponsor);
  };
  follow(name);
  return found;
}
