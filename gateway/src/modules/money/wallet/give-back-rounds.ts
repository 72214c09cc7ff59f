import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { Movement, WalletName } from './movement';

/** A bet that stands in a round that nobody ended, and that nothing was won for. Minor units. */
export interface UnansweredBet {
  memberId: string;
  brand: string;
  currency: string;
  /** The one it was taken from, and goes back to. */
  wallet: WalletName;
  reference: string;
  amount: bigint;
  vendor: string;
  game: string;
  round: string;
}

/**
 * At most `most` bets, all that a round has or none of them, of a vendor's open rounds in which something moved in the last `days`: those that somebody may wait for. Not of rounds
 * that lapsed, because some vendors never end a lost round; nor of those with a win, whether it was paid or waits for operators.
 */
export async function unansweredBets(
  db: Database,
  { vendor, days, most }: { vendor: string; days: number; most: number },
): Promise<UnansweredBet[]> {
  const { rows } = await sql<UnansweredBet>`
    select bet.member_id::text as "memberId", known.brand, bet.currency, bet.wallet, bet.reference, bet.amount, bet.vendor, bet.game, bet.round
    from game_rounds known join ledger_transactions bet
      on bet.member_id = known.member_id and bet.vendor = known.vendor and bet.round = known.round and bet.kind = 'bet' and bet.outcome = 'posted'
    where known.vendor = ${vendor} and not known.closed and known.moved_at > now() - make_interval(days => ${days}::int)
      and not exists (select from lapsed_rounds lapsed
        where lapsed.member_id = known.member_id and lapsed.vendor = known.vendor and lapsed.round = known.round and lapsed_at >= moved_at)
      and not exists (select from held_wins_waiting waiting
        where waiting.member_id = known.member_id and waiting.vendor = known.vendor and waiting.round = known.round)
      and not exists (select from ledger_transactions win
        where win.member_id = known.member_id and win.vendor = known.vendor and win.round = known.round and win.kind = 'win' and win.outcome = 'posted'
          and not exists (select from ledger_transactions undo
            where undo.member_id = win.member_id and undo.related = win.reference and undo.kind = 'rollback' and undo.outcome = 'posted'))
      and not exists (select from ledger_transactions undo
        where undo.member_id = bet.member_id and undo.related = bet.reference and undo.kind = 'rollback' and undo.outcome = 'posted')
    order by bet.member_id, bet.round, bet.id limit ${most + 1}::int`.execute(db);
  return rows.length > most ? withoutLastRound(rows) : rows;
}

/** A round is over once a bet of it went back: what is cut off in the middle of one would never go back. */
function withoutLastRound(bets: readonly UnansweredBet[]): UnansweredBet[] {
  const last = bets.at(-1);
  return bets.filter(({ memberId, round }) => memberId !== last?.memberId || round !== last.round);
}

/** What an operator's rollback of a bet is called: there is one for each bet, and nobody else can take the name. */
export function giveBackReference(bet: string): string {
  return `${bet}:given-back`;
}

/** The movement that gives a bet back and ends its round. */
export function giveBackOf({ reference: related, ...bet }: UnansweredBet): Movement {
  return { ...bet, kind: 'rollback', reference: giveBackReference(related), related, roundClosed: true, amount: 0n };
}
