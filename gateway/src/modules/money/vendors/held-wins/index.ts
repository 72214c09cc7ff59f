export { createHeldWinAdmin, type HeldWinAdmin } from './held-win-admin';
export { createHoldWin, type HeldWin } from './hold-win';
export { heldWinStaffRoutes } from './staff-routes';
