export { depositCallbackRoutes } from './callback-routes';
export type { DepositProvider, SettlementLine } from './deposit-provider';
export { depositRoutes } from './routes';
export { createSandboxDeposits } from './sandbox-deposits';
export { createDeposits, type Deposits } from './service';
export { depositStaffRoutes } from './staff-routes';
import './tables';
