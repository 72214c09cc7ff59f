import type { StatementLineKind, TransactionKind } from '@pavilion/api/wallet';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../../../platform/database';
import { noteOfMovement } from './notes';
import { lineKind, shownReference } from './statement';

type Row = Selectable<Tables['ledger_transactions']>;

type RelatedTransaction = Pick<Row, 'id' | 'at' | 'effect' | 'reference' | 'wallet'> & { kind: StatementLineKind };

/** A movement as the ledger keeps it, what the wallet held before, and the movements it belongs together with. */
export interface TransactionDetails {
  row: Omit<Row, 'kind'> & { kind: StatementLineKind; note: string | null; shownReference: string };
  before: bigint;
  related: RelatedTransaction[];
}

const MAX_RELATED = 20;
const PLAYED: readonly TransactionKind[] = ['bet', 'win', 'rollback'];

/** One movement of a member's that moved money; nothing when it is not theirs. */
export async function readTransactionDetails(db: Database, memberId: string, id: bigint): Promise<TransactionDetails | undefined> {
  const row = await db
    .selectFrom('ledger_transactions')
    .selectAll()
    .select([lineKind.as('shown'), noteOfMovement, shownReference])
    .where('member_id', '=', BigInt(memberId))
    .where('id', '=', id)
    .where('effect', '<>', 0n)
    .executeTakeFirst();
  if (!row) return undefined;
  const { shown, ...kept } = row;
  return { row: { ...kept, kind: shown }, before: row.balance - row.effect, related: await relatedTo(db, row) };
}

/** What it takes back or pays out, and what takes it back or pays it out. */
function relatedTo(db: Database, row: Row): Promise<TransactionDetails['related']> {
  return db
    .selectFrom('ledger_transactions')
    .select(['id', 'at', lineKind.as('kind'), 'effect', 'reference', 'wallet'])
    .where('member_id', '=', row.member_id)
    .where('effect', '<>', 0n)
    .where('id', '<>', row.id)
    .where(({ eb, or }) =>
      or([
        eb('related', '=', row.reference),
        ...(row.related === null ? [] : [eb('reference', '=', row.related), eb('related', '=', row.related)]),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(MAX_RELATED)
    .execute();
}

type Round = Selectable<Tables['game_rounds']>;

/** The movements of one round, first to last. */
export function movementsOfRound(db: Database, round: Round): Promise<(RelatedTransaction & { shownReference: string })[]> {
  return postedInRound(db, round).select(['at', 'wallet']).select(shownReference).where('effect', '<>', 0n).limit(200).execute();
}

/** What the books have of one round, also a win of nothing that closed it; no more than `most`. */
export function entriesOfRound(
  db: Database,
  round: Round,
  most: number,
): Promise<Pick<RelatedTransaction, 'id' | 'kind' | 'effect' | 'reference'>[]> {
  return postedInRound(db, round).where('outcome', '=', 'posted').limit(most).execute();
}

/** They lie between the round's first and its last moment, in which the member did little else. */
function postedInRound(db: Database, { member_id: memberId, vendor, round, opened_at: opened, moved_at: moved }: Round) {
  // The entry is dated a moment before or after the round's own row.
  const [from, to] = [new Date(opened.getTime() - 1_000), new Date(moved.getTime() + 1_000)];
  return db
    .selectFrom('ledger_transactions')
    .select(['id', 'kind', 'effect', 'reference'])
    .where('member_id', '=', memberId)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .where('kind', 'in', PLAYED)
    .orderBy('at')
    .orderBy('id');
}
