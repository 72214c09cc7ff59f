import type { ApiResponse } from '@pavilion/api';
import type { SignedManifest } from '@pavilion/contract';

const ADDRESS = '/wps/system/manifest';
const TIMEOUT_MS = 15_000;

/** The gateway's manifest when it is newer than `seq`; nothing when it is not, or when no answer came. */
export async function fetchNewerManifest(seq: number): Promise<SignedManifest | undefined> {
  try {
    const response = await fetch(ADDRESS, {
      headers: { 'if-none-match': `"${seq}"` },
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const answer = response.status === 200 ? (JSON.parse(text) as ApiResponse<SignedManifest>) : undefined;
    return answer?.success ? answer.value : undefined;
  } catch {
    return undefined;
  }
}
