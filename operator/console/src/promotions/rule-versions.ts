import type { PromotionRuleLine } from '@pavilion/api/staff';

/** The version that comes last, withdrawn ones aside. */
export function latestOf(versions: readonly PromotionRuleLine[]): PromotionRuleLine | undefined {
  return versions.find(({ withdrawn }) => !withdrawn) ?? versions[0];
}

/** The number that a change has to name: numbers of withdrawn versions are not used twice. */
export function latestNumber(versions: readonly PromotionRuleLine[]): number {
  return Math.max(0, ...versions.map(({ version }) => version));
}
