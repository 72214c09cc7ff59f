export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { addressLimits, consumeRateLimits, dailyLimit, placeOf, pruneRateLimits, rangeLimit, recipientLimits } from './rate-limits';
