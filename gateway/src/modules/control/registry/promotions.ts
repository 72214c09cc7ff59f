import type { Change } from '@pavilion/api/staff';
import type { BrandChangeResult } from '@pavilion/api/registry';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { loadBrand } from './brand-store';
import type { ChangeAuthor } from './engine';
import type { VersionCache } from './version-cache';
import type { Registry } from './registry';
import type { BrandChanges } from './brand-changes';
import { brandsWithRemote } from './store';

/** The short ways to the engine: one change, in one brand or in all, from whatever is true now. */
export function createPromotions(
  db: Database,
  versions: VersionCache,
  { apply }: BrandChanges,
  manifestOf: Registry['manifestOf'],
): Pick<Registry, 'promote' | 'setMode' | 'rollback'> {
  const seqOf = (brand: string) => manifestOf(brand)?.manifest.seq ?? 0;
  const one = async (brand: string, change: Change, { who, reason }: ChangeAuthor): Promise<BrandChangeResult> => {
    const { seq, changed = false, request } = await apply(brand, { changes: [change], reason }, who);
    return { brand, seq: seq ?? seqOf(brand), changed, ...(request && { waiting: request }) };
  };
  return {
    async promote(remote, { version, brands, ...asked }) {
      if (!(await versions.find(remote, version))) throw new DomainError('registry.unknown_version');
      const changed: BrandChangeResult[] = [];
      for (const brand of brands ?? (await brandsWithRemote(db, remote)))
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
