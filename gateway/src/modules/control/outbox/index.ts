export { maskRecipient } from './mask-recipient';
export { outboxPrivateRoutes } from './private-routes';
export { createOutbox, type Outbox, type StaffMessage } from './service';
export { outboxStaffRoutes } from './staff-routes';
