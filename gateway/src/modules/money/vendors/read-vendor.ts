import { createHash, createPublicKey } from 'node:crypto';
import type { VendorRow } from './store';
import type { Vendor, VendorSummary } from './vendor';
import { type WinCap, winCapOf } from './win-caps';

/** A vendor as calls are made with it. */
export function toVendor(row: VendorRow, caps: readonly WinCap[]): Vendor {
  const { code, brands, launch_url: launchUrl, capabilities, previous_key: before, previous_key_until: until } = row;
  const pems = [row.public_key, ...(before !== null && until !== null && until > new Date() ? [before] : [])];
  return {
    code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    publicKeys: pems.map((pem) => createPublicKey(pem)),
    winCap: (game, currency) => winCapOf(caps, game, currency),
  };
}

/** A vendor as operators read it. */
export function toSummary(row: VendorRow, winCaps: readonly WinCap[]): VendorSummary {
  const { code, brands, launch_url: launchUrl, capabilities, added_at: addedAt, previous_key_until: until } = row;
  const der = createPublicKey(row.public_key).export({ type: 'spki', format: 'der' });
  return {
    code,
    name: row.name ?? code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    addedAt,
    keyFingerprint: createHash('sha256').update(der).digest('hex'),
    previousKeyUntil: until !== null && until > new Date() ? until : null,
    winCaps,
  };
}
