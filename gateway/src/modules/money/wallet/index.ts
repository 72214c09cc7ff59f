export { withRetries } from './batcher';
export { createWallet, type Wallet } from './service';
export type { Movement, Outcome, Posting, WalletName } from './movement';
export { verifyLedger } from './verify-ledger';
export { walletRoutes } from './routes';
export { createLedgerWatch, type LedgerWatch } from './ledger-watch';
export { ledgerStaffRoutes } from './staff-routes';
export { hasOpenRound, refusedByLimit } from './limited';
export { holdWallets, leftAside } from './wallets';
export { bookedRounds, clearedFor } from './clearing';
export { heldBalances, openRounds } from './liability';
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
  type RoundPlace,
  type RoundRow,
  type StatementChoice,
} from './record-book';
export type { Line } from './statement';
export { unreadStakes } from './unread';
