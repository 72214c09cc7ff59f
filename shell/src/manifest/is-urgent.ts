import type { BrandManifest } from '@pavilion/contract';

/** Whether something has to end at once that `before` still allowed: a remote was killed or a version revoked. */
export function isUrgent(before: BrandManifest, next: BrandManifest): boolean {
  const killed = Object.entries(next.remotes).some(
    ([name, { mode }]) => mode === 'killed' && before.remotes[name] !== undefined && before.remotes[name]?.mode !== 'killed',
  );
  return killed || next.revoked.some((version) => !before.revoked.includes(version));
}
