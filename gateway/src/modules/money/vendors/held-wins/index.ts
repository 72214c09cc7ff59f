export { createHeldWinAdmin } from './held-win-admin';
export { createHeldWinNotice } from './notice';
export { type HeldWinRow, memberHeldWinStore } from './store';
export { heldWinStaffRoutes } from './staff-routes';
