export { payoutCallbacks } from './callback-routes';
export { withdrawalRoutes } from './routes';
export { createSandboxPayouts } from './sandbox-payouts';
export { createWithdrawals, type Withdrawals } from './service';
export { standingOf } from './standing';
export { withdrawalStaffRoutes } from './staff-routes';
import './tables';
