import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { MovementKind, Outcome, WalletName } from './movement';

/** A transaction with its entries, as it stands in the books. Amounts are minor units. */
export interface BookedTransaction {
  id: bigint;
  at: Date;
  kind: MovementKind;
  outcome: Outcome;
  wallet: WalletName;
  currency: string;
  amount: bigint;
  effect: bigint;
  balance: bigint;
  reference: string;
  /** The same as its member reads it out. */
  shownReference: string;
  related: string | null;
  vendor: string | null;
  game: string | null;
  round: string | null;
  note: string | null;
  entries: { account: string; amount: string }[];
  corrected: boolean;
}

export interface LedgerQuery {
  wallet?: string | undefined;
  /** Finds it, with or without what stands before its colon or as its member reads it out, and what belongs to it. */
  reference?: string | undefined;
  /** The id of the last line of the page before. */
  before?: bigint | undefined;
}

const PAGE = 30;

/** What a member holds, in every wallet there is. */
export function memberWallets(db: Database, memberId: bigint) {
  return db
    .selectFrom('wallet_accounts')
    .select(['wallet', 'currency', 'balance'])
    .where('member_id', '=', memberId)
    .orderBy('currency')
    .orderBy(sql`wallet <> 'main'`)
    .orderBy('wallet')
    .execute();
}

/** A page of a member's books, newest first. */
export async function memberLedger(
  db: Database,
  memberId: bigint,
  { wallet, reference, before }: LedgerQuery,
): Promise<{ lines: BookedTransaction[]; next: bigint | undefined }> {
  const named = reference && (await namesOf(db, memberId, reference));
  const { rows } = await sql<BookedTransaction>`
    select page.id, page.at, kind, outcome, wallet, page.currency, page.amount, effect, balance, page.reference,
      shown_reference(kind, page.reference) as "shownReference", related, vendor, game, round, note,
      coalesce((
        select jsonb_agg(jsonb_build_object('account', account, 'amount', amount::text) order by leg)
        from ledger_entries where member_id = page.member_id and transaction_id = page.id), '[]') as entries,
      exists (select from ledger_transactions undo where undo.member_id = page.member_id and undo.related = page.reference
        and undo.kind = 'correction' and undo.outcome = 'posted') as corrected
    from (
      select * from ledger_transactions
      where member_id = ${memberId}
        and (${wallet ?? null}::text is null or wallet = ${wallet ?? null})
        and (${before ?? null}::bigint is null
          or (at, id) < (select at, id from ledger_transactions edge where edge.member_id = ${memberId} and edge.id = ${before ?? null}))
        and ${named ? sql<boolean>`(reference = any (${named}) or related = any (${named}))` : sql<boolean>`true`}
      order by at desc, id desc limit ${PAGE + 1}
    ) page left join ledger_notes note on note.member_id = page.member_id and note.reference = page.reference
    order by page.at desc, page.id desc`.execute(db);
  const lines = rows.slice(0, PAGE);
  return { lines, next: rows.length > PAGE ? lines.at(-1)?.id : undefined };
}

const OWN_KINDS = ['deposit', 'withdrawal', 'withdrawal-return', 'adjustment', 'transfer', 'bonus'];

/** Members read out a payment's short reference, companies say an id without what we put before it. */
async function namesOf(db: Database, memberId: bigint, reference: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from vendor_codes`.execute(db);
  const { rows: ofPayments } = await sql<{ name: string }>`
    select 'deposit:' || id as name from deposit_facts where member_id = ${memberId} and reference = upper(${reference})
    union all select 'withdrawal:' || id from withdrawal_facts where member_id = ${memberId} and reference = upper(${reference})
    union all select direction.name || id from member_transfer_facts, (values ('transfer-out:'), ('transfer-in:')) direction (name)
      where ${memberId} in (sender_id, recipient_id) and reference = upper(${reference})`.execute(db);
  return [
    reference,
    ...ofPayments.map(({ name }) => name),
    ...[...OWN_KINDS, ...rows.map(({ code }) => code)].map((prefix) => `${prefix}:${reference}`),
  ];
}

/** A posted transaction of the member's; nothing when there is none. */
export async function findPosted(db: Database, memberId: bigint, reference: string) {
  return db
    .selectFrom('ledger_transactions')
    .select(['kind', 'currency', 'wallet', 'amount'])
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .where('outcome', '=', 'posted')
    .executeTakeFirst();
}
