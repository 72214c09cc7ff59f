import { useHost } from '../host';
import type { BrandFacts } from './brand-facts';

export type { BrandFacts } from './brand-facts';

/** The brand of this page. @public */
export function useBrand(): BrandFacts {
  return useHost().brand;
}

/** Whether a feature is on for this brand. @public */
export function useFlag(name: string): boolean {
  return useHost().brand.flags[name] ?? false;
}
