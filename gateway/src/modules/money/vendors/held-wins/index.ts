export { createHeldWinAdmin } from './held-win-admin';
export { createHeldWinNotice } from './notice';
export { createHoldWin } from './hold-win';
export { type HeldWinRow, memberHeldWinStore } from './store';
export { heldWinStaffRoutes } from './staff-routes';
