import type { SignedManifest } from '@pavilion/contract';

/** The last good manifest in this browser. It is verified again when it is taken out, so that nobody can plant one. */
export function manifestCache(brand: string): { read(): SignedManifest | undefined; keep(envelope: SignedManifest): void } {
  const key = `pavilion.manifest.${brand}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        // Forbidden or spoilt: the page's own is used.
        return undefined;
      }
    },
    keep(envelope) {
      try {
        localStorage.setItem(key, JSON.stringify(envelope));
      } catch {
        // Storage that is full or off costs only the memory of what was last seen.
      }
    },
  };
}
