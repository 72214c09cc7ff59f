export { callVendor, VendorError } from './call-vendor';
export { createVendors, type Vendors } from './service';
export type { Vendor } from './vendor';
export { vendorStaffRoutes } from './admin/staff-routes';
export { createVendorAdmin } from './admin/vendor-admin';
export {
  createHeldWinAdmin,
  createHeldWinNotice,
  createHoldWin,
  type HeldWinRow,
  heldWinStaffRoutes,
  memberHeldWinStore,
} from './held-wins';
export { hub88Routes } from './hub88/routes';
export { launchAddressesIn } from './store';
export { playerName, readPlayerName } from './player-name';
export { minorOf } from './hub88/amount';
export type { Hub88Dependencies } from './hub88/wallet-calls';
