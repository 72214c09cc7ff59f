import type { SlotRules } from '../../src/slots/slot-rules';
import { translate } from '../messages/translate';
import { lookOf, type SkinData } from './skin';

/** What a player looks for. */
export function aimOf({ kind, lines, reels, rows, hold, free }: SlotRules, skin: SkinData): string {
  if (hold) return translate('slot.aimHold', { coin: lookOf(skin, hold.coin).name });
  if (free) return translate('slot.aimFree', { scatter: lookOf(skin, free.scatter).name });
  if (kind === 'ways') return translate('slot.aimWays', { ways: String(rows ** reels.length) });
  if (kind === 'anywhere') return translate('slot.aimAnywhere');
  return lines.length === 1 ? translate('slot.aimOneLine') : translate('slot.aim', { lines: String(lines.length) });
}
