export { depositCallbackRoutes } from './callback-routes';
export type { DepositProvider, SettlementLine } from './deposit-provider';
export { depositRoutes } from './routes';
export { createSandboxClient, type SandboxClient } from './sandbox/client';
export { createSandboxDeposits } from './sandbox/deposit-provider';
export { createSandboxSignature, type SandboxSignature } from './sandbox/signature';
export { createDeposits, type Deposits } from './service';
export { depositStaffRoutes } from './staff-routes';
import './tables';
