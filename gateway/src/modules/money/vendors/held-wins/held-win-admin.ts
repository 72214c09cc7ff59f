import type { HeldWinLine, HeldWinQuery, HeldWinQueueValue } from '@pavilion/api/staff';
import type { Platform } from '../../../../platform/platform';
import { wireFields } from '../../../../platform/wire';
import type { StaffAction } from '../../../control/audit';
import type { Members } from '../../../identity/members';
import { createDecideHeldWin, type DecisionDependencies } from './decide-held-win';
import { type HeldWinDecision, type HeldWinRow, heldWinStore } from './store';

/** Wins above their cap, as operators see and decide them. Every action is in the audit log. */
export interface HeldWinAdmin {
  queue(brand: string, asked: HeldWinQuery): Promise<HeldWinQueueValue>;
  /** How many wait for an operator. */
  countWaiting(brand: string): Promise<number>;
  /**
   * Proposes, or decides what another operator proposed.
   *
   * @throws DomainError `request.not_found`, `accounting.closed`, `accounting.second_operator_required`, `wallet.win_not_payable`, `wallet.balance_too_large`
   */
  decide(wanted: HeldWinDecision, action: StaffAction): Promise<HeldWinLine>;
}

interface Dependencies extends DecisionDependencies {
  members: Pick<Members, 'byIds'>;
}

export function createHeldWinAdmin({ db }: Pick<Platform, 'db'>, needs: Dependencies): HeldWinAdmin {
  const store = heldWinStore(db);
  const decide = createDecideHeldWin(needs);
  const lines = async (brand: string, rows: readonly HeldWinRow[]): Promise<HeldWinLine[]> => {
    const known = await needs.members.byIds(brand, [...new Set(rows.map((row) => row.member_id))]);
    return rows.map((row) => {
      const member = known.get(row.member_id);
      return toWireLine(row, { id: member?.publicId ?? '', account: member?.account ?? '' });
    });
  };
  return {
    async queue(brand, asked) {
      const [{ rows, more }, waiting] = await Promise.all([store.queue(brand, asked), store.waiting(brand)]);
      const last = rows.at(-1);
      return { list: await lines(brand, rows), ...(more && last && { next: last.id }), waiting };
    },
    countWaiting: store.waiting,
    decide: async (wanted, action) => (await lines(action.brand, [await decide(wanted, action)]))[0] as HeldWinLine,
  };
}

function toWireLine(row: HeldWinRow, member: HeldWinLine['member']): HeldWinLine {
  const { proposal, proposed_by: proposer, reason, decided_by: by, decided_at: at, decision } = row;
  return {
    ...wireFields(row, 'id', 'vendor', 'game', 'round', 'reference', 'amount', 'cap', 'won', 'currency', 'state', 'held_at'),
    member,
    proposed: proposal === null || proposer === null ? null : { wanted: proposal, by: proposer, reason: reason ?? '' },
    decided: by === null || at === null ? null : { by, at: at.toISOString(), reason: decision ?? '' },
  };
}
