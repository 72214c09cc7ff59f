export { createCallbackLog, type CallbackLog } from './callback-log';
export { depositCallbackRoutes } from './callback-routes';
export { providerCallbackRoutes } from './provider-callbacks';
export type { CallbackRejection, DepositProvider, SettlementLine } from './deposit-provider';
export { depositRoutes } from './routes';
export { createSandboxDeposits } from './sandbox-deposits';
export { createDeposits } from './service';
export { depositStaffRoutes } from './staff-routes';
import './tables';
