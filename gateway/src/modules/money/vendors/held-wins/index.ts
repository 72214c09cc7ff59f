export { createHeldWinAdmin } from './held-win-admin';
export { createHoldWin } from './hold-win';
export { heldWinStaffRoutes } from './staff-routes';
