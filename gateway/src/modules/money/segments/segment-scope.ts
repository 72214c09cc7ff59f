import { dayIn } from '@pavilion/time';
import type { Brands } from '../../control/brands';
import type { FactScope } from './segment-facts';

/** A brand and which day it is there. @throws Error for a brand that there is not */
export function scopeOf(brands: Pick<Brands, 'byCode'>, brand: string, at: Date = new Date()): FactScope {
  const known = brands.byCode(brand);
  if (!known) throw new Error(`there is no brand ${brand}`);
  return { brand, timeZone: known.timeZone, today: dayIn(known.timeZone, at) };
}
