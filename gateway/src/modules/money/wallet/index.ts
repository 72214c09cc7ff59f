export { withRetries } from './batcher';
export { createWallet, type Wallet } from './service';
export type { Movement, MovementKind, Outcome, Posting, WalletName } from './movement';
export { verifyLedger, type Discrepancy, type LedgerReport } from './verify-ledger';
export { walletRoutes, type GameNames } from './routes';
export { createLedgerWatch, type LedgerWatch } from './ledger-watch';
export { ledgerStaffRoutes } from './staff-routes';
export { hasOpenRound, refusedByLimit } from './limited';
export type { WonRound } from './rounds';
export { holdWallets, leftAside } from './wallets';
export { type BookedRound, bookedRounds, clearedFor } from './clearing';
export { type HeldBalance, heldBalances, openRounds } from './liability';
export { type BookLine, memberLedger, memberWallets, postedAs } from './member-ledger';
export { isFrozen } from './freeze-store';
export { noteMovement } from './notes';
export { checkDays, dawn, type Days, dusk } from './days';
export {
  createRecordBook,
  type DayFigures,
  type GameFigures,
  type MovementStory,
  type RecordBook,
  type RoundChoice,
  type RoundPlace,
  type RoundRow,
  type StatementChoice,
} from './record-book';
export type { Line } from './statement';
export { unreadStakes } from './unread';
