import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import { type Observable, Subject } from 'rxjs';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../brands';
import { loadBrand } from './brand-store';
import { type EngineParts, type Issued, issueManifest } from './engine';
import { findManifest, listSeqs, lockBrand, type ManifestRow } from './store';
import { isOld } from './write-manifest';

/** A manifest that shells are given now: sealed, and opened for us. */
export interface InForce {
  signed: SignedManifest;
  manifest: BrandManifest;
}

/** A newer manifest that this instance gives from now on. */
export interface Followed extends InForce {
  /** Open pages are to follow at this moment, not when they get round to fetching it. */
  urgent: boolean;
}

/** The manifest of every brand, in memory: each page asks for one. */
export interface ManifestsInForce {
  of(brand: string): InForce | undefined;
  /** Each newer manifest once it is in force here, whichever instance it came from. */
  followed: Observable<Followed>;
  /** Puts newer ones in force here, and tells the other instances. */
  announce(issued: readonly Issued[]): Promise<void>;
  /** Looks whether a word of another instance was lost. */
  catchUp(): Promise<void>;
  close(): void;
}

const RENEWAL_CHECK_MS = 3_600_000;

/** Loads the manifests, issues those that are missing, old or signed with another key, and follows other instances. */
export async function manifestsInForce(
  { db, bus, log }: Platform,
  brands: Brands,
  parts: Pick<EngineParts, 'key' | 'versions'>,
): Promise<ManifestsInForce> {
  const inForce = new Map<string, InForce>();
  const followed = new Subject<Followed>();
  const seqOf = (brand: string) => inForce.get(brand)?.manifest.seq ?? 0;
  const remember = ({ brand, seq, kid, payload, signature }: ManifestRow, urgent = false) => {
    // Words of other instances may overtake one another.
    if (seq <= seqOf(brand)) return;
    const manifest = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as BrandManifest;
    inForce.set(brand, { signed: { kid, payload, signature }, manifest });
    followed.next({ signed: { kid, payload, signature }, manifest, urgent });
  };
  const announce = async (issued: readonly Issued[]) => {
    if (!issued.length) return;
    // Brand and manifest are one thing to whoever asks: the rows come first, so that no page tells the new one with the old other.
    await brands.reload();
    for (const { row, urgent } of issued) {
      remember(row, urgent);
      bus.publish('manifest.changed', { brand: row.brand, seq: row.seq, urgent });
    }
  };
  const follow = async (brand: string, urgent?: boolean) => {
    await brands.reload();
    const row = await findManifest(db, brand);
    if (row) remember(row, urgent);
  };
  const renew = async () => {
    for (const { code } of brands.all()) {
      const { row, issued } = await renewed({ db }, parts, code);
      if (issued) await announce([{ row, urgent: false }]);
      else remember(row);
    }
  };
  await renew();
  const complain = (error: unknown) => log.error({ err: error }, 'a brand’s manifest could not be read or renewed');
  const renewing = setInterval(() => void renew().catch(complain), RENEWAL_CHECK_MS).unref();
  const following = bus.on('manifest.changed').subscribe(({ brand, seq, urgent }) => {
    if (seqOf(brand) < seq) void follow(brand, urgent).catch(complain);
  });
  return {
    of: (brand) => inForce.get(brand),
    followed: followed.asObservable(),
    announce,
    async catchUp() {
      for (const { brand, seq } of await listSeqs(db)) if (seqOf(brand) < seq) await follow(brand);
    },
    close() {
      clearInterval(renewing);
      following.unsubscribe();
    },
  };
}

function renewed(
  { db }: Pick<Platform, 'db'>,
  parts: Pick<EngineParts, 'key' | 'versions'>,
  code: string,
): Promise<{ row: ManifestRow; issued: boolean }> {
  return db.transaction().execute(async (transaction) => {
    await lockBrand(transaction, code);
    const present = await findManifest(transaction, code);
    if (present && !isOld(present.issuedAt) && present.kid === parts.key.kid) return { row: present, issued: false };
    const state = await loadBrand(transaction, code);
    if (!state) throw new Error(`The brand ${code} is gone`);
    return { row: await issueManifest(parts, transaction, state, new Date()), issued: true };
  });
}
