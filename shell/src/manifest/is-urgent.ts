import { type BrandManifest, endedAtOnce } from '@pavilion/contract';

/** Whether something has to end at once that `before` still allowed: a remote was killed or a version revoked. */
export function isUrgent(before: BrandManifest, next: BrandManifest): boolean {
  const { killed, revoked } = endedAtOnce(before, next);
  return killed.length + revoked.length > 0;
}
