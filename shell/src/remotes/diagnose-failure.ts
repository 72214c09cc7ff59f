import type { RefusalCode } from '@pavilion/contract';
import type { AssetFailure, AssetGate } from './asset-gate';

const TIMEOUT_MS = 3_000;

/**
 * Why a file did not load. Browsers report a broken connection and a wrong hash alike, so the file is fetched once more as mere data and
 * its hash compared: it is looked at, never run.
 */
export async function diagnoseFailure(failure: AssetFailure, gate: AssetGate): Promise<RefusalCode> {
  if (failure.refusal) return failure.refusal;
  try {
    const response = await fetch(`${failure.address}?look=1`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return 'remote.unreachable';
    const promised = gate.integrityOf(failure.address);
    return !promised || (await integrityOf(await response.arrayBuffer())) === promised ? 'remote.unreachable' : 'remote.altered';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'remote.timed-out' : 'remote.unreachable';
  }
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
