import { formatMinor } from '@pavilion/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import type { OpenMoney } from '../../control/registry';
import { membersWithMoney, unclosedRounds } from '../wallet';

/** What a brand has not settled with its members and companies. Bonuses are no money of theirs before they are played. */
export async function openMoneyOf(db: Database, brand: string): Promise<OpenMoney> {
  const { members, balances } = await membersWithMoney(db, brand);
  const rounds = await unclosedRounds(db, brand);
  const { rows } = await sql<Omit<OpenMoney, 'members' | 'balances' | 'rounds'>>`
    select
      (select count(*)::int from deposit_facts where brand = ${brand} and state in ('created', 'pending', 'review')) as deposits,
      (select count(*)::int from withdrawal_facts where brand = ${brand} and state = 'review') as withdrawals,
      (select count(*)::int from withdrawal_facts where brand = ${brand} and state in ('approved', 'sent')) as payouts,
      (select count(*)::int from held_wins_waiting win join member_directory member on member.id = win.member_id
        where member.brand = ${brand}) as "heldWins"`.execute(db);
  const [{ deposits, withdrawals, payouts, heldWins } = { deposits: 0, withdrawals: 0, payouts: 0, heldWins: 0 }] = rows;
  return {
    members,
    balances: balances.map(({ currency, amount }) => `${currency} ${formatMinor(amount)}`),
    deposits,
    withdrawals,
    payouts,
    heldWins,
    rounds: rounds.reduce((sum, { count }) => sum + count, 0),
  };
}
