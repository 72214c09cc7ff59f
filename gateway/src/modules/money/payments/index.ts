export { paymentCallbacks } from './callback-routes';
export type { PaymentProvider, SettlementLine } from './provider';
export { paymentRoutes } from './routes';
export { createSandboxClient, type SandboxClient } from './sandbox/client';
export { createSandbox } from './sandbox/provider';
export { createSandboxSignature, type SandboxSignature } from './sandbox/signature';
export { createPayments, type Payments } from './service';
export { depositStaffRoutes } from './staff-routes';
import './tables';
