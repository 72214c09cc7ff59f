import type { Change } from '@pavilion/api/staff';
import type { BrandChangeResult } from '@pavilion/api/registry';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { loadBrand } from './brand-store';
import type { ChangeAuthor } from './engine';
import type { RemoteInBrand } from './plan/brand-state';
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
    async promote(remote, { version, brands, initial = false, ...asked }) {
      if (!(await versions.find(remote, version))) throw new DomainError('registry.unknown_version');
      const changed: BrandChangeResult[] = [];
      for (const brand of brands ?? (await brandsWithRemote(db, remote))) {
        const present = (await loadBrand(db, brand))?.remotes[remote];
        const why = present && reasonToLeave(present, { version, named: brands !== undefined, initial });
        changed.push(
          why
            ? { brand, seq: seqOf(brand), changed: false, ...why }
            : await one(brand, { kind: 'promote', remote, version }, asked),
        );
      }
      return changed;
    },
    setMode: (remote, mode, { brand, ...asked }) => one(brand, { kind: 'mode', remote, mode }, asked),
    rollback: (remote, { brand, version, ...asked }) =>
      one(brand, { kind: 'rollback', remote, ...(version && { version }) }, asked),
  };
}

/** What an operator decided before stands, unless the brand is named; what a brand runs is none of an initial promotion's business. */
function reasonToLeave(
  { version: running, pinned, ended, canary }: RemoteInBrand,
  { version, named, initial }: { version: string; named: boolean; initial: boolean },
): Pick<BrandChangeResult, 'pinned' | 'takenBack' | 'trying' | 'runs'> | undefined {
  if (initial && running !== null) return { runs: running };
  if (named) return undefined;
  if (pinned) return { pinned: true };
  if (canary) return { trying: canary.version };
  return ended.includes(version) ? { takenBack: true } : undefined;
}
