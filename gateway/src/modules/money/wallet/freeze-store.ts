import { type Generated, sql } from 'kysely';
import type { Database } from '../../../platform/database';

/** What is off, as the database found it. Ids are those of the ledger. */
export interface Fault {
  kind: FaultKind;
  memberId: string;
  /** The transaction's reference, or the wallet's currency. */
  subject: string;
  /** By how much, in minor units. */
  off: string;
}

/**
 * `transaction`: its entries do not sum to zero. `claim`: it says otherwise than its entries, or one of the two is gone. `account`: posted
 * against an account or in a currency that its kind does not have. `order`: the balance it left does not follow from the one before.
 * `balance`: a wallet holds something else than its entries. `gone`: a wallet's transactions add up to something else than before.
 */
export type FaultKind = 'transaction' | 'claim' | 'account' | 'order' | 'balance' | 'gone';

declare module '../../../platform/database/database' {
  interface Tables {
    ledger_freezes: {
      id: Generated<bigint>;
      frozen_at: Generated<Date>;
      found: Fault[];
      lifted_at: Date | null;
      lifted_by: string | null;
      reason: string | null;
    };
    ledger_lifts: { freeze_id: bigint; operator: string; reason: string; agreed_at: Generated<Date> };
    ledger_check_progress: { done: bigint; found: Fault[]; checked_at: Date | null; pass_ended: Date | null };
  }
}

/** What one look found; `froze` names the freeze that it began. */
export interface LedgerCheck {
  faults: Fault[];
  froze: bigint | null;
  /** There is more that was never looked at. */
  behind: boolean;
  /** The whole ledger has now been read once more. */
  passed: boolean;
}

export type LiftOutcome = 'none' | 'unsound' | 'same' | 'waiting' | 'lifted';

/** Ids of transactions, and wallets, in one look: half a second of work where there is so much. */
const MAX_TRANSACTIONS_PER_CHECK = 25_000;
const MAX_RECENT_TRANSACTIONS = 10_000;
const MAX_WALLETS_PER_CHECK = 20_000;
const CHECK_TIMEOUT = sql`set local statement_timeout = '15s'`;

/** Marks how far the ledger has come. Its own transaction: only what began before the mark is waited for. */
export async function markCheckPosition(db: Database): Promise<void> {
  await sql`select ledger_check_mark()`.execute(db);
}

/** Looks at the next piece, within a transaction; nothing while somebody else looks. */
export async function checkNextChunk(trx: Database): Promise<LedgerCheck | undefined> {
  await CHECK_TIMEOUT.execute(trx);
  const { rows } = await sql<{ faults: Fault[] | null; froze: bigint | null; behind: boolean; passed: boolean }>`
    select faults, froze, behind, passed from ledger_check(${MAX_TRANSACTIONS_PER_CHECK}, ${MAX_RECENT_TRANSACTIONS}, ${MAX_WALLETS_PER_CHECK})`.execute(
    trx,
  );
  const look = rows[0];
  return look?.faults ? { ...look, faults: look.faults } : undefined;
}

/** Who agreed so far that money moves again. Until the transaction ends nobody else agrees. */
export async function liftersOf(trx: Database): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(7251)`.execute(trx);
  const { rows } = await sql<{ operator: string }>`
    select agreed.operator from ledger_lifts agreed join ledger_freezes present on present.id = agreed.freeze_id
    where present.lifted_at is null`.execute(trx);
  return rows.map(({ operator }) => operator);
}

export async function liftFreeze(trx: Database, who: string, why: string): Promise<LiftOutcome> {
  const { rows } = await sql<{ outcome: LiftOutcome }>`select ledger_lift(${who}, ${why}) as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'none';
}

export async function isFrozen(db: Database): Promise<boolean> {
  return (await openFreeze(db)) !== undefined;
}

export function openFreeze(db: Database) {
  return db.selectFrom('ledger_freezes').select(['id', 'frozen_at', 'found']).where('lifted_at', 'is', null).executeTakeFirst();
}

export function approvalsOf(db: Database, freeze: bigint) {
  return db
    .selectFrom('ledger_lifts')
    .select(['operator', 'reason', 'agreed_at'])
    .where('freeze_id', '=', freeze)
    .orderBy('agreed_at')
    .execute();
}

/** How far the looking is. */
export async function readWatchState(db: Database) {
  const { rows } = await sql<{ found: Fault[]; checkedAt: Date | null; passEnded: Date | null; unread: bigint }>`
    select found, checked_at as "checkedAt", pass_ended as "passEnded", greatest(0, coalesce(ahead, done) - done) as unread
    from ledger_check_progress`.execute(db);
  return rows[0] ?? { found: [], checkedAt: null, passEnded: null, unread: 0n };
}
