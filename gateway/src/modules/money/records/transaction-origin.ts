import { transactionGroupOf, type TransactionOrigin } from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { TransactionDetails } from '../wallet';
import type { Names } from './names';

type Row = TransactionDetails['row'];
type Texts = Record<Locale, string>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a movement belongs to: a payment, a round, another wallet or another member. Nothing where only the ledger knows. */
export async function transactionOrigin(
  db: Database,
  story: TransactionDetails,
  locale: Locale,
  names: Names,
): Promise<TransactionOrigin | undefined> {
  const { row } = story;
  const id = (row.kind === 'withdrawal-return' ? row.related : row.reference)?.split(':').slice(1).join(':') ?? '';
  switch (transactionGroupOf(row.kind)) {
    case 'deposits':
      return UUID.test(id) ? depositOrigin(db, row.member_id, id, locale) : undefined;
    case 'withdrawals':
      return UUID.test(id) ? withdrawalOrigin(db, row.member_id, id, locale) : undefined;
    case 'games':
      return roundOrigin(row, names);
    case 'transfers':
      return transferOrigin(db, story, id);
    case 'bonuses':
      return { what: 'bonus' };
    case 'other':
      return { what: 'staff' };
  }
}

function roundOrigin({ vendor, round, game }: Row, names: Names): TransactionOrigin | undefined {
  if (vendor === null || round === null) return undefined;
  return { what: 'round', vendor, vendorName: names.vendor(vendor, game ?? undefined), round };
}

async function depositOrigin(db: Database, memberId: bigint, id: string, locale: Locale): Promise<TransactionOrigin | undefined> {
  const { rows } = await sql<{ state: string; name: Texts; fee: bigint; created_at: Date; settled_at: Date | null }>`
    select state, method_name as name, fee, created_at, settled_at
    from deposit_facts where id = ${id}::uuid and member_id = ${memberId}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { state, name, fee, created_at: created, settled_at: settled } = found;
  const steps = [
    { state: 'created', at: created.toISOString() },
    { state, ...(settled && { at: settled.toISOString() }) },
  ];
  return { what: 'deposit', state, method: name[locale], fee: String(fee), steps };
}

interface WithdrawalFacts {
  state: string;
  status: string;
  returned_at: Date | null;
  name: Texts;
  fee: bigint;
  reason: string | null;
  requested_at: Date;
  decided_at: Date | null;
  sent_at: Date | null;
  ended_at: Date | null;
}

async function withdrawalOrigin(
  db: Database,
  memberId: bigint,
  id: string,
  locale: Locale,
): Promise<TransactionOrigin | undefined> {
  const { rows } = await sql<WithdrawalFacts>`
    select state, status, method_name as name, fee, reason, returned_at, requested_at, decided_at, sent_at, ended_at
    from withdrawal_facts where id = ${id}::uuid and member_id = ${memberId}`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { state, status, name, fee, reason, ...moments } = found;
  const passed = [
    ['requested', moments.requested_at],
    ['approved', state === 'rejected' ? null : moments.decided_at],
    ['sent', moments.sent_at],
    [state, moments.ended_at ?? (state === 'rejected' ? moments.decided_at : null)],
    [status, status === state ? null : moments.returned_at],
  ] as const;
  const steps = passed.flatMap(([name_, at]) => (at ? [{ state: name_, at: at.toISOString() }] : []));
  return { what: 'withdrawal', state: status, method: name[locale], fee: String(fee), steps, ...(reason !== null && { reason }) };
}

/** To or from another member, whose account is told; else between two wallets of one member, and the other one is told. */
async function transferOrigin(db: Database, { row, related }: TransactionDetails, id: string): Promise<TransactionOrigin> {
  const account = UUID.test(id) ? await otherParty(db, row, id) : undefined;
  const half = related.find(({ kind }) => kind === 'transfer-in' || kind === 'transfer-out');
  return { what: 'transfer', ...(account ? { account } : half && { wallet: half.wallet }) };
}

async function otherParty(db: Database, { member_id: memberId, kind }: Row, id: string): Promise<string | undefined> {
  const [mine, other] = kind === 'transfer-out' ? ['sender_id', 'recipient_id'] : ['recipient_id', 'sender_id'];
  const { rows } = await sql<{ account: string }>`
    select account from member_transfer_facts transfer join member_directory member on member.id = ${sql.ref(`transfer.${other}`)}
    where transfer.id = ${id}::uuid and ${sql.ref(`transfer.${mine}`)} = ${memberId}`.execute(db);
  return rows[0]?.account;
}
