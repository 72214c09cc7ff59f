export { type AddressRateLimit, createAddressRateLimit } from './address-rate-limit';
export { createMemoryRateLimit } from './memory-rate-limit';
export { createOpenAtOnce } from './open-at-once';
export { placeOf } from './place';
export type { PlaceShare } from './place-share';
export {
  addressLimits,
  consumeRateLimits,
  countUses,
  dailyLimit,
  oldRateLimits,
  placeLimits,
  rangeLimit,
  type RateLimit,
  recipientLimits,
  refundRateLimits,
  sharePerMinute,
} from './rate-limits';
