import type { RoundLine } from '@pavilion/api/records';
import type { StatementLine } from '@pavilion/api/wallet';
import type { Line, RoundRow } from '../wallet';
import type { Names } from './names';

/** A reference without the name of whoever gave it out, which the kind tells already. */
export function displayReference(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}

/** A movement as its member sees it. */
export function toWireLine({ id, at, kind, amount, balance, reference, vendor, game, note }: Line, names: Names): StatementLine {
  const found = vendor !== null && game !== null ? names.game(vendor, game) : undefined;
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    amount: String(amount),
    balance: String(balance),
    reference: displayReference(reference),
    ...(found && { game: found.name }),
    ...(found?.nodeId !== undefined && { nodeId: found.nodeId }),
    ...(note !== null && { note }),
  };
}

/** A round as its member sees it. */
export function toWireRound(row: RoundRow, names: Names): RoundLine {
  const { vendor, round, game, result, bets, wins, moved_at: at, opened_at: opened } = row;
  const { name, nodeId } = names.game(vendor, game);
  return {
    vendor,
    vendorName: names.vendor(vendor, game),
    round,
    game: name,
    gameCode: game,
    result,
    ...(nodeId !== undefined && { nodeId }),
    at: at.toISOString(),
    openedAt: opened.toISOString(),
    bets: String(bets),
    wins: String(wins),
    net: String(wins - bets),
  };
}
