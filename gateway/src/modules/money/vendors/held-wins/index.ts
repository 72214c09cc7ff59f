export { createHeldWinAdmin } from './held-win-admin';
export { createHeldWinNotice } from './notice';
export { heldWinStore, type HeldWinRow } from './store';
export { heldWinStaffRoutes } from './staff-routes';
