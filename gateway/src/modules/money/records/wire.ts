import type { HeldWin, RoundLine } from '@pavilion/api/records';
import type { StatementLine } from '@pavilion/api/wallet';
import { presentWireFields, wireFields } from '../../../platform/wire';
import type { HeldWinRow } from '../vendors';
import type { Line, RoundRow } from '../wallet';
import type { Names } from './names';

/** A movement as its member sees it. */
export function toWireLine(line: Line, names: Names): StatementLine {
  const { vendor, game } = line;
  const found = vendor !== null && game !== null ? names.game(vendor, game) : undefined;
  return {
    ...wireFields(line, 'id', 'at', 'kind', 'amount', 'balance'),
    ...presentWireFields(line, 'note'),
    reference: line.shownReference,
    ...(found && { game: found.name }),
    ...(found?.nodeId !== undefined && { nodeId: found.nodeId }),
  };
}

/** A round as its member sees it. */
export function toWireRound(row: RoundRow, names: Names, held?: bigint): RoundLine {
  const { vendor, game } = row;
  const { name, nodeId } = names.game(vendor, game);
  return {
    ...wireFields(row, 'vendor', 'round', 'result', 'opened_at', 'bets', 'wins'),
    vendorName: names.vendor(vendor, game),
    game: name,
    gameCode: game,
    ...(nodeId !== undefined && { nodeId }),
    at: row.moved_at.toISOString(),
    net: String(row.wins - row.bets),
    ...(held !== undefined && { held: String(held) }),
  };
}

/** A win above its limit as its member sees it. */
export function toWireHeldWin(row: HeldWinRow, names: Names): HeldWin {
  const { vendor, game, held_at: at, decided_at: decidedAt } = row;
  return {
    ...wireFields(row, 'id', 'vendor', 'round', 'amount', 'state'),
    game: names.game(vendor, game).name,
    at: at.toISOString(),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}
