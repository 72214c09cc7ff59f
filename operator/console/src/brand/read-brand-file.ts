import type { BrandFile } from '@pavilion/api/staff';

/** What was pasted, or what is wrong with it. The gateway checks every field; this only spares a detour for the obvious. */
export function readBrandFile(text: string, brand: string): BrandFile | 'json' | 'kind' | 'brand' {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Shown beside the field.
    return 'json';
  }
  if (typeof value !== 'object' || value === null || !('pavilionBrand' in value)) return 'kind';
  return (value as BrandFile).brand === brand ? (value as BrandFile) : 'brand';
}
