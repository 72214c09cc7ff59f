export { callVendor, VendorError } from './call-vendor';
export { createVendors, type Vendor, type Vendors } from './service';
export { vendorStaffRoutes } from './admin/staff-routes';
export { createVendorAdmin } from './admin/vendor-admin';
export { createHeldWinAdmin, createHoldWin, heldWinStaffRoutes } from './held-wins';
export { hub88Routes } from './hub88/routes';
export { playerName, readPlayerName } from './player-name';
export { minorOf } from './hub88/amount';
export type { Hub88Dependencies } from './hub88/wallet-calls';
