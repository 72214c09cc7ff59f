import type { BrandManifest } from '@pavilion/contract';
import type { Observable } from 'rxjs';
import type { SessionCache } from './http/session-cache';

/** The brand's flags at this moment. */
export interface BrandFlags {
  isOn(flag: string): boolean;
  /** Takes over what operators switch, and lets go of kept answers that depend on it. */
  follow(manifest$: Observable<BrandManifest>, kept: SessionCache): void;
}

/** Begins with what the page brought. */
export function createBrandFlags(first: BrandManifest['flags']): BrandFlags {
  let flags = first;
  return {
    isOn: (flag) => flags[flag] ?? false,
    follow(manifest$, kept) {
      manifest$.subscribe((manifest) => {
        if (JSON.stringify(manifest.flags) !== JSON.stringify(flags)) kept.forget(['registrationRules', 'memberContracts']);
        ({ flags } = manifest);
      });
    },
  };
}
