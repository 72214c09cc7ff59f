import { type BrandManifest, type RefusalCode, pagesOf } from '@pavilion/contract';

/** What becomes of a part that is open. */
export interface UnmountPolicy {
  /** `now`: whatever is under way. `free`: once its remote is not busy. `idle`: once the player does nothing either. */
  when: 'never' | 'idle' | 'free' | 'now';
  /** Why nothing stands there afterwards; the version in force does when this is missing. */
  refusal?: RefusalCode;
}

/** Why a remote takes no new mounts at this moment, or nothing. One that is drained takes those that go on with something begun. */
export function closedReason({ remotes, revoked }: BrandManifest, remote: string, resuming = false): RefusalCode | undefined {
  const entry = remotes[remote];
  if (!entry?.enabled || !(entry.mode === 'on' || (entry.mode === 'draining' && resuming))) return 'remote.switched-off';
  if (entry.maintenance?.on) return 'remote.maintenance';
  return revoked.includes(`${remote}@${entry.version}`) ? 'remote.revoked' : undefined;
}

/** What the manifest means for a part of `remote` that is open in `version`. */
export function unmountPolicy(manifest: BrandManifest, remote: string, version: string): UnmountPolicy {
  const entry = manifest.remotes[remote];
  if (!entry || entry.mode === 'killed') return { when: 'now', refusal: 'remote.switched-off' };
  if (manifest.revoked.includes(`${remote}@${version}`)) return { when: 'now', refusal: 'remote.revoked' };
  const refusal = closedReason(manifest, remote);
  if (refusal) return { when: entry.mode === 'draining' ? 'idle' : 'free', refusal };
  return { when: version !== entry.version && entry.ended.includes(version) ? 'free' : 'never' };
}

/** Whether an address goes on with something that was begun on this page: its search has what the page says of itself. */
export function isResuming({ remotes }: BrandManifest, remote: string, page: string, search: string): boolean {
  const descriptor = remotes[remote]?.descriptor;
  const resumes = descriptor && pagesOf(descriptor).find(({ id }) => id === page)?.resumes;
  return resumes !== undefined && new URLSearchParams(search).has(resumes);
}
