export { withRetries } from './batcher';
export { createWallet, type Wallet } from './service';
export type { Movement, Outcome, Posting, WalletName } from './movement';
export { verifyLedger } from './verify-ledger';
export { type GameNames, walletRoutes } from './routes';
export { createLedgerWatch } from './ledger-watch';
export { ledgerStaffRoutes } from './staff-routes';
export { hasOpenRound, largestBetRefusedByLimit } from './limit-refusals';
export { lockWallets, strandedBalances, WALLET_CEILING } from './wallets';
export { bookedRounds, findCleared } from './clearing';
export { heldBalances, membersWithMoney, type UnclosedRounds, unclosedRounds } from './liability';
export { lapseRounds, vendorsOfOpenRounds } from './lapse-rounds';
export { giveBackOf, giveBackReference, type UnansweredBet, unansweredBets } from './give-back-rounds';
export { followLedger } from './follow-ledger';
export { type BookedTransaction, memberLedger, memberWallets, findPosted } from './member-ledger';
export { assertWithinBounds } from './amount-bounds';
export { isFrozen } from './freeze-store';
export { withReportSnapshot } from './report-snapshot';
export { saveNote } from './notes';
export {
  createLedgerQueries,
  type DayTotals,
  type GameTotals,
  type TransactionDetails,
  type LedgerQueries,
  type RoundCursor,
  type RoundRow,
  type StatementFilter,
} from './ledger-queries';
export type { Line } from './statement';
export { unaggregatedStakes } from './unaggregated-stakes';
