export { testPlatform, type TestPlatform } from './test-platform';
export { testApp, type TestApp } from './test-app';
export { PASSWORD, playForFree, registerPlayer, requestSealed } from './players';
export { descriptorOf, publishVersions } from './published';
export { hexOf, releaseOf, type ReleaseInTest } from './release-in-test';
export { processorTimes } from './processor-times';
export { seal } from './seal';
export { codeOf, cookieOf, enrolAt, enrolStaff, operatorToken, STAFF_PASSWORD, type StaffInTest, staffRequest } from './staff';
export { VendorInTest, type PlayerAtVendor, type WalletAnswer } from './vendor-in-test';
