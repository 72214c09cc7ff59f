import type { FreeRounds, FreeRoundState } from '@pavilion/api/free-rounds';
import type { GivenFreeRounds } from '@pavilion/api/staff';
import { presentWireFields, wireFields } from '../../../platform/wire';
import type { GrantWithProgress } from './tables';

/** The games of the catalogue by their vendors' codes. */
export interface GameNames {
  findByVendorCode(vendor: string, gameCode: string): { nodeId: string; names: Readonly<Record<'bn' | 'en', string>> } | undefined;
}

/** Played to the end goes before time and operators: nothing was left to take. */
function stateOf({ state, played, rounds, until, told_at: told }: GrantWithProgress): GivenFreeRounds['state'] {
  if (state === 'proposed' || state === 'rejected') return state;
  if (played >= rounds) return 'played';
  if (state === 'cancelled') return 'cancelled';
  if (until !== null && until <= new Date()) return 'expired';
  return told === null ? 'coming' : 'active';
}

function gameOf(names: GameNames, vendor: string, code: string) {
  const found = names.findByVendorCode(vendor.toUpperCase(), code);
  const name = { bn: found?.names.bn ?? code, en: found?.names.en ?? code };
  return { code, name, nodeId: found?.nodeId };
}

/** What its member sees of a grant that was given. */
export function toWireFreeRounds(row: GrantWithProgress, names: GameNames): FreeRounds {
  const { vendor, given_at: given, until, ended_because: because } = row;
  const state = stateOf(row) as FreeRoundState;
  return {
    ...wireFields(row, 'id', 'rounds', 'played', 'stake', 'currency', 'won'),
    ...presentWireFields(row, 'ended_at'),
    state,
    givenAt: given?.toISOString() ?? '',
    until: until?.toISOString() ?? '',
    games: row.games.map((code) => {
      const { name, nodeId } = gameOf(names, vendor, code);
      return { code, name, ...(nodeId !== undefined && { nodeId }) };
    }),
    // What a vendor answered is no sentence for a member.
    ...(state === 'cancelled' && because !== null && !because.startsWith('RS_') && { reason: because }),
  };
}

/** What operators see. */
export function toGivenFreeRounds(row: GrantWithProgress, names: GameNames, member: GivenFreeRounds['member']): GivenFreeRounds {
  return {
    ...wireFields(row, 'id', 'vendor', 'rounds', 'played', 'stake', 'currency', 'worth', 'won', 'reason', 'days', 'made_at'),
    ...wireFields(row, 'until', 'proposed_by', 'decided_by', 'ended_at', 'ended_because', 'told_at'),
    state: stateOf(row),
    member,
    games: row.games.map((code) => {
      const { name } = gameOf(names, row.vendor, code);
      return { code, name };
    }),
  };
}
