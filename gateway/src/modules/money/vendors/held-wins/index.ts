export { createHeldWinAdmin } from './held-win-admin';
export { createHeldWinNotice } from './notice';
export { createHoldWin } from './hold-win';
export { heldWinStore, type HeldWinRow } from './store';
export { heldWinStaffRoutes } from './staff-routes';
