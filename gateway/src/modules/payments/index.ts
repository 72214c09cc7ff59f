export { createPayments, type Payment, type Payments } from './service';
export { paymentRoutes } from './routes';
export { paymentCallbacks } from './callback-routes';
export { createSandbox, type Sandbox } from './sandbox/provider';
export { sandboxPages } from './sandbox/pages';
export { createSandboxSignature, type SandboxSignature } from './sandbox/signature';
