import type { ProfitValue } from '@pavilion/api/records';
import { wireFields } from '../../../platform/wire';
import type { DayTotals, GameTotals, LedgerQueries } from '../wallet';
import type { RecordOwner } from './account-record';
import type { Names } from './names';

type Figures = Omit<DayTotals, 'day'>;

/** What playing brought or cost, day by day and by game. @throws DomainError `request.invalid` */
export async function readProfit(
  ledger: LedgerQueries,
  owner: RecordOwner,
  days: { from: string; to: string },
  names: Names,
): Promise<ProfitValue> {
  const found = await ledger.totals({ ...owner, ...days });
  return {
    days: found.days.map(({ day, ...figures }) => ({ day, ...toWireProfit(figures) })),
    totals: toWireProfit(found.days.reduce(add, ZERO_FIGURES)),
    games: found.games.map((game) => toWireGame(game, names)),
  };
}

const ZERO_FIGURES: Figures = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, bonuses: 0n, adjustments: 0n };

function add(sum: Figures, day: Figures): Figures {
  return {
    deposits: sum.deposits + day.deposits,
    withdrawals: sum.withdrawals + day.withdrawals,
    stakes: sum.stakes + day.stakes,
    payouts: sum.payouts + day.payouts,
    bonuses: sum.bonuses + day.bonuses,
    adjustments: sum.adjustments + day.adjustments,
  };
}

function toWireProfit(figures: Figures) {
  return {
    ...wireFields(figures, 'deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses', 'adjustments'),
    net: String(figures.payouts - figures.stakes),
  };
}

function toWireGame({ vendor, game, stakes, payouts, bets }: GameTotals, names: Names) {
  const { name, nodeId } = names.game(vendor, game);
  return {
    vendor,
    vendorName: names.vendor(vendor, game),
    game: name,
    ...(nodeId !== undefined && { nodeId }),
    stakes: String(stakes),
    payouts: String(payouts),
    net: String(payouts - stakes),
    bets,
  };
}
