import { DAY_MS } from '@pavilion/time';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Members } from '../../identity/members';
import { callVendor, playerName, unitsOf, type Vendor, VendorError, type Vendors } from '../vendors';
import type { RoundsOffered } from './give';
import type { GrantRow } from './tables';

const MAX_RESPONSE_BYTES = 16_384;
const PER_RUN = 20;
/** Longer than any call may take: nobody else makes it meanwhile. */
const LEASE = '30 seconds';
const MOST_WAIT_SECONDS = 600;
/** What a vendor says of rounds that it will never give. Anything else may be otherwise the next time. */
const REFUSALS = ['RS_ERROR_INVALID_GAME', 'RS_ERROR_WRONG_SYNTAX', 'RS_ERROR_WRONG_CURRENCY', 'RS_ERROR_DUPLICATE_TRANSACTION'];
const UNKNOWN = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';

interface Dependencies {
  members: Pick<Members, 'byId'>;
  vendors: Pick<Vendors, 'find' | 'keyFor'>;
}

export type VendorSender = ReturnType<typeof createVendorSender>;

/** Tells vendors what was given and what was taken back, each until it is confirmed: they answer a repeated call as the first one. */
export function createVendorSender({ db, log }: Pick<Platform, 'db' | 'log'>, { members, vendors }: Dependencies) {
  const ask = async (vendor: Vendor, call: 'reward/create' | 'reward/cancel', body: object) =>
    callVendor(vendor, await vendors.keyFor(vendor.code), { call, body, maxBytes: MAX_RESPONSE_BYTES });
  const userOf = async (brand: string, memberId: bigint) =>
    playerName(brand, (await members.byId(brand, memberId))?.publicId ?? '');

  async function send(row: GrantRow): Promise<void> {
    const vendor = await vendors.find(row.vendor);
    if (!vendor?.connected) throw new VendorError('unavailable', 'is not connected');
    if (row.call === 'cancel') return void (await ask(vendor, 'reward/cancel', { reward_uuid: row.id }));
    const user = await userOf(row.brand, row.member_id);
    await ask(vendor, 'reward/create', { ...rewardOf(row), reward_uuid: row.id, user, valid_until: row.until?.toISOString() });
  }

  async function tell(row: GrantRow): Promise<void> {
    try {
      await send(row);
      await settle(db, row, row.call === 'create' ? { told_at: sql<Date>`clock_timestamp()` } : {});
    } catch (error) {
      const status = error instanceof VendorError ? error.status : undefined;
      if (row.call === 'cancel' && status === UNKNOWN) return settle(db, row, {});
      if (row.call === 'create' && status !== undefined && REFUSALS.includes(status)) return settle(db, row, refusedBy(status));
      log.warn({ err: error, vendor: row.vendor, call: row.call }, 'a vendor was not told of free rounds, and is told again');
      await later(db, row);
    }
  }

  return {
    /** Whoever waits is told; `only` names one. The job `free-rounds.tell`. */
    async tellDue(only?: string): Promise<number> {
      const due = await take(db, only);
      for (const row of due) await tell(row);
      return due.length;
    },
    /** Asks the vendor whether it would give these. @throws DomainError `freerounds.game_refused`, `vendor.unavailable` */
    async assertPossible(vendor: Vendor, offered: RoundsOffered, member: { id: bigint; reward: string }): Promise<void> {
      const user = await userOf(offered.brand, member.id);
      const wanted = { ...rewardOf(offered), user, reward_uuid: member.reward, only_check: true };
      const until = new Date(Date.now() + offered.days * DAY_MS).toISOString();
      await ask(vendor, 'reward/create', { ...wanted, valid_until: until }).catch((error: unknown) => {
        const status = error instanceof VendorError ? error.status : undefined;
        if (status !== undefined && REFUSALS.includes(status))
          throw new DomainError('freerounds.game_refused', { details: { status } });
        throw new DomainError('vendor.unavailable');
      });
    },
  };
}

function rewardOf({ brand, currency, games, rounds, stake }: Omit<RoundsOffered, 'days' | 'vendor'>) {
  return { currency, games: [...games], rounds, stake: unitsOf(stake), sub_partner_id: brand };
}

/** What never began ends with the refusal. */
function refusedBy(status: string) {
  return { state: 'cancelled', ended_at: sql<Date>`clock_timestamp()`, ended_because: status } as const;
}

/** Those whose time has come, for this run alone. What could be told no more, because its time is over, is left alone. */
function take(db: Database, only: string | undefined): Promise<GrantRow[]> {
  return db
    .updateTable('free_rounds')
    .set({ call_due_at: sql<Date>`clock_timestamp() + ${LEASE}::interval`, call_attempts: sql`call_attempts + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('free_rounds')
        .select('id')
        .where('call', 'is not', null)
        .where(sql<boolean>`call_due_at <= clock_timestamp() and until > clock_timestamp()`)
        .$if(only !== undefined, (rest) => rest.where('id', '=', only ?? ''))
        .orderBy('call_due_at')
        .limit(PER_RUN)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** The call is made, unless another one has taken its place meanwhile. */
async function settle(db: Database, { id, call }: GrantRow, change: object): Promise<void> {
  await db
    .updateTable('free_rounds')
    .set({ call: null, call_due_at: null, ...change })
    .where('id', '=', id)
    .where('call', '=', call)
    .execute();
}

async function later(db: Database, { id, call, call_attempts: attempts }: GrantRow): Promise<void> {
  const seconds = Math.min(2 ** attempts, MOST_WAIT_SECONDS);
  await db
    .updateTable('free_rounds')
    .set({ call_due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('call', '=', call)
    .execute();
}
