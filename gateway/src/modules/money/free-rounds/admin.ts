import type { GivenFreeRounds, GivenFreeRoundsQuery, GivenFreeRoundsValue, NewFreeRounds } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import type { Brands } from '../../control/brands';
import { secondPerson } from '../../control/operators';
import type { Members } from '../../identity/members';
import type { Protection } from '../protection';
import type { Vendors } from '../vendors';
import { begins, columnsOf, vendorOf, worthOf } from './give';
import { freeRoundStore } from './store';
import type { GrantRow, GrantWithProgress } from './tables';
import type { VendorSender } from './tell-vendors';
import { type GameNames, toGivenFreeRounds } from './wire';

/** Free rounds as operators give them, and look after what was given. Money by hand always takes two, as adjustments do. Every action is in the audit log. */
export interface FreeRoundAdmin {
  list(brand: string, asked: GivenFreeRoundsQuery): Promise<GivenFreeRoundsValue>;
  /** @throws DomainError `request.not_found`, `freerounds.not_possible`, `freerounds.game_refused`, `vendor.unavailable`, `wallet.reference_reused` */
  propose(brand: string, wanted: NewFreeRounds, who: string): Promise<GivenFreeRounds>;
  /** @throws DomainError `request.not_found`, `freerounds.closed`, `freerounds.second_operator_required`, `freerounds.barred` */
  approve(action: StaffAction): Promise<GivenFreeRounds>;
  /** Whoever proposed it may take it back this way. @throws DomainError `request.not_found`, `freerounds.closed` */
  reject(action: StaffAction): Promise<GivenFreeRounds>;
  /** Takes back what is not played; a round that is under way is played to its end. @throws DomainError `request.not_found`, `freerounds.closed` */
  cancel(action: StaffAction): Promise<GivenFreeRounds>;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byAccount' | 'byId'>;
  protection: Pick<Protection, 'exclusions'>;
  vendors: Pick<Vendors, 'find'>;
  sender: VendorSender;
  games: GameNames;
}

export function createFreeRoundAdmin(db: Database, needs: Dependencies): FreeRoundAdmin {
  const { audit, members, games, sender } = needs;
  const lineOf = async (row: GrantWithProgress): Promise<GivenFreeRounds> => {
    const member = await members.byId(row.brand, row.member_id);
    return toGivenFreeRounds(row, games, { id: member?.publicId ?? '', account: member?.account ?? '' });
  };
  const read = async (brand: string, id: string): Promise<GivenFreeRounds> => {
    const row = await freeRoundStore(db).byId(brand, id);
    if (!row) throw new DomainError('request.not_found');
    return lineOf(row);
  };
  /** One decision at a time; its line in the log comes last. */
  const decide = async (action: StaffAction, as: string, run: (trx: Database, held: GrantRow) => Promise<GrantRow>) => {
    const { brand, id, who, reason } = action;
    await db.transaction().execute(async (trx) => {
      const held = await freeRoundStore(trx).hold(id);
      if (held?.brand !== brand) throw new DomainError('request.not_found');
      const changed = await run(trx, held);
      await audit.append(trx, { who, reason, brand, action: as, after: auditFacts(changed) });
    });
    // The vendor hears of it now, or from the job.
    await sender.tellDue(id);
    return read(brand, id);
  };
  return {
    async list(brand, { account, after }) {
      const member = account === undefined ? undefined : await members.byAccount(brand, account);
      if (account !== undefined && !member) return { list: [] };
      const { rows, more } = await freeRoundStore(db).given(brand, member?.id, after);
      const last = rows.at(-1);
      return { list: await Promise.all(rows.map(lineOf)), ...(more && last && { next: last.id }) };
    },
    propose: async (brand, wanted, who) => {
      await propose(db, needs, { brand, wanted, who });
      return read(brand, wanted.id);
    },
    approve: (action) =>
      decide(action, 'free-rounds.given', async (trx, held) => {
        assertState(held, 'proposed');
        const beside = held.proposed_by === null ? [] : [held.proposed_by];
        await secondPerson(trx, { who: action.who, beside, refusal: 'freerounds.second_operator_required' });
        if (!(await needs.protection.exclusions.mayReceive(trx, String(held.member_id))))
          throw new DomainError('freerounds.barred');
        return freeRoundStore(trx).change(held.id, { ...begins(held.days), decided_by: action.who });
      }),
    reject: (action) =>
      decide(action, 'free-rounds.rejected', async (trx, held) => {
        assertState(held, 'proposed');
        return freeRoundStore(trx).change(held.id, { ...ended(action), state: 'rejected', decided_by: action.who });
      }),
    cancel: (action) =>
      decide(action, 'free-rounds.cancelled', async (trx, held) => {
        assertState(held, 'active');
        const store = freeRoundStore(trx);
        const isOver = held.until === null || held.until <= new Date() || (await store.progress(held.id)).played >= held.rounds;
        if (isOver) throw new DomainError('freerounds.closed');
        return store.change(held.id, { ...ended(action), ...cancelCall(held), state: 'cancelled' });
      }),
  };
}

async function propose(
  db: Database,
  { audit, brands, members, vendors, sender }: Dependencies,
  { brand, wanted, who }: { brand: string; wanted: NewFreeRounds; who: string },
): Promise<void> {
  const [member, currency] = [await members.byAccount(brand, wanted.account), brands.byCode(brand)?.currency];
  if (!member || currency === undefined) throw new DomainError('request.not_found');
  const { id, reason, account: _, ...rest } = wanted;
  const offered = { ...rest, brand, currency, stake: BigInt(wanted.stake) };
  const vendor = await vendorOf(offered, vendors);
  const row = { ...columnsOf(offered), id, reason, source: `hand:${id}`, member_id: member.id, proposed_by: who };
  const worth = await worthOf(db, offered);
  await sender.assertPossible(vendor, offered, { id: member.id, reward: id });
  await db.transaction().execute(async (trx) => {
    const store = freeRoundStore(trx);
    const made = await store.insert({ ...row, worth, state: 'proposed' });
    if (!made) return assertSame(row, await store.bySource(row.source));
    await audit.append(trx, { who, reason, brand, action: 'free-rounds.proposed', after: auditFacts(made) });
  });
}

/** @throws DomainError `wallet.reference_reused` when the id stands for something else */
function assertSame(wanted: object, known: GrantRow | undefined): void {
  const same = known && Object.entries(wanted).every(([name, value]) => String(known[name as keyof GrantRow]) === String(value));
  if (!same) throw new DomainError('wallet.reference_reused');
}

function assertState({ state }: GrantRow, expected: GrantRow['state']): void {
  if (state !== expected) throw new DomainError('freerounds.closed');
}

function ended({ reason }: StaffAction) {
  return { ended_at: sql<Date>`clock_timestamp()`, ended_because: reason };
}

/** Nobody has to cancel what the vendor never heard of. One that is being told just now hears of it after that. */
function cancelCall({ told_at: told, call_attempts: attempts }: GrantRow) {
  if (told === null && attempts === 0) return { call: null, call_due_at: null };
  return { call: 'cancel', call_due_at: sql<Date>`greatest(call_due_at, clock_timestamp())`, call_attempts: 0 } as const;
}

function auditFacts({ id, member_id: member, vendor, games, rounds, stake, currency, worth, days }: GrantRow) {
  const amounts = { stake: String(stake), worth: String(worth) };
  return { id, member: String(member), vendor, games: games.join(' '), rounds, currency, days, ...amounts };
}
