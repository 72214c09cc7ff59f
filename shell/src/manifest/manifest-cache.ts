import type { SignedManifest } from '@pavilion/contract';
import { json, type StoredValue, storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';

/** The last good manifest in this browser. It is verified again when it is taken out, so that nobody can plant one. */
export function manifestCache(brand: string): StoredValue<SignedManifest> {
  return storedValue(storageKeys.manifest, json(envelope), brand);
}

function envelope(found: unknown): SignedManifest | undefined {
  const { kid, payload, signature } = found as Partial<Record<keyof SignedManifest, unknown>>;
  if (typeof kid !== 'string' || typeof payload !== 'string' || typeof signature !== 'string') return undefined;
  return { kid, payload, signature };
}
