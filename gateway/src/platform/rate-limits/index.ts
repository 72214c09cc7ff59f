export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { addressLimits, consumeRateLimits, dailyLimit, rangeLimit, recipientLimits } from './rate-limits';
