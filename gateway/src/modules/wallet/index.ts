export { createWallet, type Wallet } from './service';
export type { Movement, MovementKind, Outcome, Posting, WalletName } from './movement';
export { verifyLedger, type Discrepancy, type LedgerReport } from './verify-ledger';
export { walletRoutes, type GameNames } from './routes';
export { hasOpenRound, refusedByLimit } from './limited';
export type { WonRound } from './rounds';
export { createLedgerWatch, type LedgerWatch } from './ledger-watch';
export { ledgerStaffRoutes } from './staff-routes';
