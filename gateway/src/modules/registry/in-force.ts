import type { BrandManifest, SignedManifest } from '@pavilion/contract';
import type { Platform } from '../../platform/platform';
import type { Brands } from '../brands';
import { issueManifest } from './change-brand';
import type { ManifestKey } from './manifest-keys';
import { findManifest, lockBrand, type ManifestRow } from './store';
import { isOld } from './write-manifest';

/** A manifest that shells are given now: sealed, and opened for us. */
export interface InForce {
  signed: SignedManifest;
  manifest: BrandManifest;
}

/** The manifest of every brand, in memory: each page asks for one. */
export interface ManifestsInForce {
  of(brand: string): InForce | undefined;
  /** Puts a newer one in force here, and tells the other instances and the open pages. */
  announce(row: ManifestRow): void;
  close(): void;
}

const RENEWAL_CHECK_MS = 3_600_000;

/** Loads the manifests, issues those that are missing, old or signed with another key, and follows other instances. */
export async function manifestsInForce({ db, bus, log }: Platform, brands: Brands, key: ManifestKey): Promise<ManifestsInForce> {
  const inForce = new Map<string, InForce>();
  const seqOf = (brand: string) => inForce.get(brand)?.manifest.seq ?? 0;
  const remember = ({ brand, seq, kid, payload, signature }: ManifestRow) => {
    // Words of other instances may overtake one another.
    if (seq < seqOf(brand)) return;
    const manifest = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as BrandManifest;
    inForce.set(brand, { signed: { kid, payload, signature }, manifest });
  };
  const announce = (row: ManifestRow) => {
    remember(row);
    bus.publish('manifest.changed', { brand: row.brand, seq: row.seq });
  };
  const renew = async () => {
    for (const brand of brands.all()) {
      const { row, issued } = await db.transaction().execute(async (transaction) => {
        await lockBrand(transaction, brand.code);
        const present = await findManifest(transaction, brand.code);
        if (present && !isOld(present.issuedAt) && present.kid === key.kid) return { row: present, issued: false };
        return { row: await issueManifest(transaction, key, brand, present), issued: true };
      });
      if (issued) announce(row);
      else remember(row);
    }
  };
  await renew();
  const complain = (error: unknown) => log.error({ err: error }, 'a brand’s manifest could not be read or renewed');
  const renewing = setInterval(() => void renew().catch(complain), RENEWAL_CHECK_MS).unref();
  const following = bus.on('manifest.changed').subscribe(({ brand, seq }) => {
    if (seqOf(brand) < seq) void findManifest(db, brand).then((row) => row && remember(row), complain);
  });
  return {
    of: (brand) => inForce.get(brand),
    announce,
    close() {
      clearInterval(renewing);
      following.unsubscribe();
    },
  };
}
