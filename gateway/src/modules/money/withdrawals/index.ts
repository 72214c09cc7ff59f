export { holdDetails } from './hold-details';
export { payoutCallbackRoutes } from './callback-routes';
export { readHold, readSecurityChanges } from './security-changes';
export { withdrawalRoutes } from './routes';
export { createSandboxPayouts } from './sandbox-payouts';
export { createWithdrawals, type Withdrawals } from './service';
export { readWithdrawalRequirements } from './withdrawal-requirements';
export { withdrawalStaffRoutes } from './staff-routes';
import './tables';
