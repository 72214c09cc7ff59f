import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { type Observable, Subject } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { loadBrand } from './brand-store';
import { type EngineDependencies, type IssuedManifest, issueManifest } from './engine';
import { findManifest, listSeqs, lockBrand, type ManifestRow } from './store';
import { stopOrderFor } from './stop-order';
import { needsRenewal } from './write-manifest';

/** A manifest that shells are given now: sealed, and opened for us. */
export interface ActiveManifest {
  signed: SignedManifest;
  manifest: BrandManifest;
}

/** A newer manifest that this instance gives from now on. */
export interface ActivatedManifest extends ActiveManifest {
  /** Open pages are to follow at this moment, not when they get round to fetching it. */
  urgent: boolean;
  /** What it ends at once, as an order of its own. */
  stop?: SignedManifest;
}

/** The manifest of every brand, in memory: each page asks for one. */
export interface ActiveManifests {
  of(brand: string): ActiveManifest | undefined;
  /** Each newer manifest once it is in force here, whichever instance it came from. */
  activated: Observable<ActivatedManifest>;
  /** Puts newer ones in force here, and tells the other instances. */
  announce(issued: readonly IssuedManifest[]): Promise<void>;
  /** Looks whether a word of another instance was lost. */
  catchUp(): Promise<void>;
}

/** Loads the manifests, issues those that are missing, old or signed with another key, and follows other instances. */
export async function createActiveManifests(
  { db, bus, log, jobs, onClose }: Platform,
  brands: Brands,
  parts: Pick<EngineDependencies, 'key' | 'versions'>,
): Promise<ActiveManifests> {
  const active = new Map<string, ActiveManifest>();
  const activated = new Subject<ActivatedManifest>();
  const seqOf = (brand: string) => active.get(brand)?.manifest.seq ?? 0;
  const activate = ({ brand, seq, kid, payload, signature }: ManifestRow, urgent = false) => {
    // Words of other instances may overtake one another.
    if (seq <= seqOf(brand)) return;
    const manifest = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as BrandManifest;
    const before = active.get(brand)?.manifest;
    const stop = before && stopOrderFor(before, manifest, parts.key);
    active.set(brand, { signed: { kid, payload, signature }, manifest });
    activated.next({ signed: { kid, payload, signature }, manifest, urgent, ...(stop && { stop }) });
  };
  const announce = async (issued: readonly IssuedManifest[]) => {
    if (!issued.length) return;
    // Brand and manifest are one thing to whoever asks: the rows come first, so that no page tells the new one with the old other.
    await brands.reload();
    for (const { row, urgent } of issued) {
      activate(row, urgent);
      bus.publish('manifest.changed', { brand: row.brand, seq: row.seq, urgent });
    }
  };
  const follow = async (brand: string, urgent?: boolean) => {
    await brands.reload();
    const row = await findManifest(db, brand);
    if (row) activate(row, urgent);
  };
  const renew = async () => {
    for (const { code } of brands.all()) {
      const { row, issued } = await renewManifest({ db }, parts, code);
      if (issued) await announce([{ row, urgent: false }]);
      else activate(row);
    }
  };
  await renew();
  const logFailure = (error: unknown) => log.error({ err: error }, 'a brand’s manifest could not be read or renewed');
  jobs.define({ name: 'manifests.renew', schedule: { every: 1, unit: 'hour' }, run: renew });
  const following = bus.on('manifest.changed').subscribe(({ brand, seq, urgent }) => {
    if (seqOf(brand) < seq) void follow(brand, urgent).catch(logFailure);
  });
  onClose('manifests', () => following.unsubscribe());
  return {
    of: (brand) => active.get(brand),
    activated: activated.asObservable(),
    announce,
    async catchUp() {
      for (const { brand, seq } of await listSeqs(db)) if (seqOf(brand) < seq) await follow(brand);
    },
  };
}

function renewManifest(
  { db }: Pick<Platform, 'db'>,
  parts: Pick<EngineDependencies, 'key' | 'versions'>,
  code: string,
): Promise<{ row: ManifestRow; issued: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await lockBrand(transaction, code);
    const present = await findManifest(transaction, code);
    if (present && !needsRenewal(present.issuedAt) && present.kid === parts.key.kid) return { row: present, issued: false };
    const state = await loadBrand(transaction, code);
    if (!state) throw new Error(`The brand ${code} is gone`);
    return { row: await issueManifest(parts, transaction, state, new Date()), issued: true };
  });
}
