export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { addressLimits, consumeRateLimits, dailyLimit, networkOf, rangeLimit, recipientLimits } from './rate-limits';
