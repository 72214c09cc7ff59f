import type { PromotionRuleLine } from '@pavilion/api/staff';

/** The version that holds at this moment. */
export function versionInForce(versions: readonly PromotionRuleLine[], now = Date.now()): PromotionRuleLine | undefined {
  return versions.find(
    ({ validFrom, validUntil, withdrawn }) =>
      !withdrawn && Date.parse(validFrom) <= now && (validUntil === null || Date.parse(validUntil) > now),
  );
}

/** The last one that has not begun, which can be withdrawn. */
export function versionToCome(versions: readonly PromotionRuleLine[], now = Date.now()): PromotionRuleLine | undefined {
  return versions.find(({ validFrom, validUntil, withdrawn }) => !withdrawn && validUntil === null && Date.parse(validFrom) > now);
}
