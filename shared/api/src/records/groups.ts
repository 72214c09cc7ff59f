import { type LineKind, lineKinds } from '../wallet';

/** What players tell movements apart by; each kind belongs to exactly one. */
export const movementGroups = ['deposits', 'withdrawals', 'games', 'transfers', 'bonuses', 'other'] as const;
export type MovementGroup = (typeof movementGroups)[number];

const GROUP: Readonly<Record<LineKind, MovementGroup>> = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  'withdrawal-return': 'withdrawals',
  bet: 'games',
  win: 'games',
  rollback: 'games',
  'transfer-out': 'transfers',
  'transfer-in': 'transfers',
  bonus: 'bonuses',
  'bonus-expiry': 'bonuses',
  'bonus-release': 'bonuses',
  'adjustment-in': 'other',
  'adjustment-out': 'other',
  correction: 'other',
};

/** The group of a kind. */
export function groupOf(kind: LineKind): MovementGroup {
  return GROUP[kind];
}

/** The kinds of these groups; of none, all of them. */
export function kindsOf(groups: readonly MovementGroup[]): readonly LineKind[] {
  return lineKinds.filter((kind) => groups.length === 0 || groups.includes(GROUP[kind]));
}
