export { testPlatform, type TestPlatform } from './test-platform';
export { type AnotherGateway, anotherGateway } from './another-gateway';
export { testApp, type TestApp } from './test-app';
export { type TestPaymentCompany, startCompany } from './test-payment-company';
export { REGISTRATION_CONSENT, PASSWORD, startFreePlay, registerPlayer, requestSealed } from './players';
export { untilDaysAggregated } from './until-days-aggregated';
export { claimableOf } from './claimable';
export { codeSentTo, messagesTo } from './messages';
export { freePort } from './free-port';
export { buildGatewayProgram } from './build-gateway';
export { GatewayProcess } from './gateway-process';
export { StudioProcess } from './studio-process';
export { listedByStudio, seedGames } from './seed-games';
export { repetitions } from './repetitions';
export { descriptorOf, publishVersions } from './publish-versions';
export { hexOf, releaseOf, type TestRelease } from './test-release';
export { startDedicatedDatabase, type DedicatedDatabase } from './dedicated-database';
export { differentCpuTimes } from './cpu-times';
export { sealEnvelope } from './seal-envelope';
export { solveCaptcha } from './solve-captcha';
export { setFlags } from './set-flags';
export {
  authenticatorCode,
  sessionCookieOf,
  enrolAt,
  enrolStaff,
  operatorToken,
  STAFF_PASSWORD,
  type TestOperator,
  staffRequest,
  wrongCodeOf,
} from './staff';
export { TestVendor, type PlayerAtVendor, type WalletAnswer } from './test-vendor';
