export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { createMemoryRateLimit } from './memory-rate-limit';
export { createOpenAtOnce } from './open-at-once';
export { placeOf } from './place';
export {
  addressLimits,
  consumeRateLimits,
  countUses,
  dailyLimit,
  placeLimits,
  type PlaceShare,
  pruneRateLimits,
  rangeLimit,
  type RateLimit,
  recipientLimits,
  sharePerMinute,
} from './rate-limits';
