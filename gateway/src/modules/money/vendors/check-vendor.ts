import type { KeyObject } from 'node:crypto';
import { callVendor } from './call-vendor';
import type { Vendor, VendorHealth } from './vendor';

const MAX_LIST_BYTES = 16 * 1024 * 1024;
/** A list of ten thousand games takes a moment. */
const TIMEOUT_MS = 10_000;

/** Asks a vendor for its games: what every vendor answers, signed both ways. */
export async function checkVendor(vendor: Vendor, key: KeyObject): Promise<VendorHealth> {
  const began = performance.now();
  const asked = { call: 'game/list', body: {}, maxBytes: MAX_LIST_BYTES, timeoutMs: TIMEOUT_MS } as const;
  const answered = await callVendor(vendor, key, asked).catch((error: Error) => error);
  const milliseconds = Math.round(performance.now() - began);
  if (Array.isArray(answered)) return { ok: true, milliseconds, games: answered.length };
  return { ok: false, milliseconds, reason: answered instanceof Error ? answered.message : 'answered no list of games' };
}
