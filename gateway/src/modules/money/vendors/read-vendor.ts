import { createPublicKey } from 'node:crypto';
import { keyFingerprint } from './keys';
import type { VendorRow } from './store';
import type { Vendor, VendorSummary } from './vendor';
import { type WinCap, winCapOf } from './win-caps';

/** A vendor as calls are made with it. */
export function toVendor(row: VendorRow, caps: readonly WinCap[]): Vendor {
  const { code, brands, launch_url: launchUrl, capabilities, previous_key: before, previous_key_until: until } = row;
  const good = [row.public_key, ...(before !== null && until !== null && until > new Date() ? [before] : [])];
  const pems = row.key_revoked_at === null ? good : [];
  return {
    code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    addedAt: row.added_at,
    publicKeys: pems.map((pem) => createPublicKey(pem)),
    ourKey: row.our_key,
    ourNewKey: row.our_new_key,
    winCap: (game, currency) => winCapOf(caps, game, currency),
  };
}

/** A vendor as operators read it. */
export function toSummary(row: VendorRow, winCaps: readonly WinCap[]): VendorSummary {
  const { code, brands, launch_url: launchUrl, capabilities, added_at: addedAt, previous_key_until: until } = row;
  return {
    code,
    name: row.name ?? code,
    brands,
    launchUrl,
    capabilities,
    connected: row.removed_at === null,
    addedAt,
    keyFingerprint: keyFingerprint(row.public_key),
    previousKeyUntil: until !== null && until > new Date() ? until : null,
    keyRevoked: row.key_revoked_at !== null,
    winCaps,
    ourKey: row.our_key,
    ourNewKey: row.our_new_key,
    roundsLapseDays: row.rounds_lapse_days,
  };
}
