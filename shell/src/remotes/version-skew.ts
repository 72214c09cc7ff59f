/** Versions of shared packages that a remote was built with, where they are not the shell's: remote → package → version. What the shell has stands under `shell`. */
export type VersionSkew = Readonly<Record<string, Readonly<Record<string, string>>>>;

const skew: Record<string, Record<string, string>> = {};

/** A remote asks for a shared package: `wanted` is the range it was built with, `own` what it gets. */
export function recordSharedVersion(remote: string, name: string, wanted: string, own: string): void {
  const built = wanted.replace(/^[^\d]*/, '');
  if (!built || built === own) return;
  (skew[remote] ??= {})[name.slice(0, 60)] = built.slice(0, 40);
  (skew['shell'] ??= {})[name.slice(0, 60)] = own.slice(0, 40);
}

/** What differs on this page, or nothing. */
export function versionSkew(): VersionSkew | undefined {
  return Object.keys(skew).length ? skew : undefined;
}
