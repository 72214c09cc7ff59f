export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { createMemoryRateLimit } from './memory-rate-limit';
export { type Place, placeOf } from './place';
export {
  addressLimits,
  consumeRateLimits,
  countUses,
  dailyLimit,
  placeLimits,
  type PlaceShare,
  rangeLimit,
  type RateLimit,
  recipientLimits,
  refundRateLimits,
  sharePerMinute,
} from './rate-limits';
