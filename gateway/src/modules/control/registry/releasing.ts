import type { Change } from '@pavilion/api/operations';
import type { Changed } from '@pavilion/api/registry';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { loadBrand } from './brand-store';
import type { Asked } from './engine';
import type { KnownVersions } from './known-versions';
import type { Registry } from './registry';
import type { Steering } from './steering';
import { brandsWanting } from './store';

/** The short ways to the engine: one change, in one brand or in all, from whatever is true now. */
export function createReleasing(
  db: Database,
  versions: KnownVersions,
  { apply }: Steering,
  manifestOf: Registry['manifestOf'],
): Pick<Registry, 'promote' | 'setMode' | 'rollback'> {
  const seqOf = (brand: string) => manifestOf(brand)?.manifest.seq ?? 0;
  const one = async (brand: string, change: Change, { who, reason }: Asked): Promise<Changed> => {
    const { seq, changed = false, request } = await apply(brand, { changes: [change], reason }, who);
    return { brand, seq: seq ?? seqOf(brand), changed, ...(request && { waiting: request }) };
  };
  return {
    async promote(remote, { version, brands, ...asked }) {
      if (!(await versions.find(remote, version))) throw new DomainError('registry.unknown_version');
      const changed: Changed[] = [];
      for (const brand of brands ?? (await brandsWanting(db, remote)))
        changed.push(
          !brands && (await isPinned(db, brand, remote))
            ? { brand, seq: seqOf(brand), changed: false, pinned: true }
            : await one(brand, { kind: 'promote', remote, version }, asked),
        );
      return changed;
    },
    setMode: (remote, mode, { brand, ...asked }) => one(brand, { kind: 'mode', remote, mode }, asked),
    rollback: (remote, { brand, version, ...asked }) =>
      one(brand, { kind: 'rollback', remote, ...(version && { version }) }, asked),
  };
}

async function isPinned(db: Database, brand: string, remote: string): Promise<boolean> {
  return (await loadBrand(db, brand))?.remotes[remote]?.pinned ?? false;
}
