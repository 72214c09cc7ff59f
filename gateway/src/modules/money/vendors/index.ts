export { askVendor, VendorFailure } from './ask';
export { createVendors, type Named, type Vendor, type Vendors } from './service';
export { hub88Routes } from './hub88/routes';
export type { Hub88Needs } from './hub88/wallet-calls';
export { playerName, readPlayerName } from './player-name';
export { minorOf } from './hub88/amount';
