export { callVendor, VendorError } from './call-vendor';
export { createVendors, type Vendor, type Vendors } from './service';
export { hub88Routes } from './hub88/routes';
export { launchAddressesIn } from './store';
export { playerName, readPlayerName } from './player-name';
export { minorOf } from './hub88/amount';
export type { Hub88Dependencies } from './hub88/wallet-calls';
