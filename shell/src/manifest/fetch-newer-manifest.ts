import type { ApiResponse } from '@pavilion/api';
import type { SignedManifest } from '@pavilion/contract';

const ADDRESS = '/wps/system/manifest';
const TIMEOUT_MS = 15_000;

/**
 * The gateway's manifest when it is newer than `seq`; nothing when it is not.
 *
 * @throws Error when no answer came, or one that is none
 */
export async function fetchNewerManifest(seq: number): Promise<SignedManifest | undefined> {
  const response = await fetch(ADDRESS, {
    headers: { 'if-none-match': `"${seq}"` },
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  if (response.status === 304) return undefined;
  const answer = response.ok ? (JSON.parse(text) as ApiResponse<SignedManifest>) : undefined;
  if (!answer?.success) throw new Error(`${ADDRESS} answered ${response.status}`);
  return answer.value;
}
