import { type StatementLineKind, statementLineKinds } from '../wallet';

/** What players tell movements apart by; each kind belongs to exactly one. */
export const transactionGroups = ['deposits', 'withdrawals', 'games', 'transfers', 'bonuses', 'other'] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

const groupByKind: Readonly<Record<StatementLineKind, TransactionGroup>> = {
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
export function transactionGroupOf(kind: StatementLineKind): TransactionGroup {
  return groupByKind[kind];
}

/** The kinds of these groups; of none, all of them. */
export function transactionKindsOf(groups: readonly TransactionGroup[]): readonly StatementLineKind[] {
  return statementLineKinds.filter((kind) => groups.length === 0 || groups.includes(groupByKind[kind]));
}
