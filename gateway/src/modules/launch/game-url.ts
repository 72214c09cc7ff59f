import type { KeyObject } from 'node:crypto';
import { DomainError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { SIGNATURE_HEADER, signatureOf, type Vendor } from '../vendors';

const PATIENCE_MS = 3_000;
const LONGEST_ANSWER = 16_384;

/** Asks a vendor where one of its games runs. @throws DomainError `vendor.unavailable` */
export async function askGameUrl(
  { code, launchUrl }: Vendor,
  key: KeyObject,
  log: Pick<Platform['log'], 'warn'>,
  terms: object,
): Promise<string> {
  const body = Buffer.from(JSON.stringify(terms));
  try {
    const response = await fetch(`${launchUrl}/operator/generic/v2/game/url`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, key) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_ANSWER) throw new Error(`answered ${response.status}`);
    return webAddress((JSON.parse(text) as { url?: unknown } | null)?.url);
  } catch (error) {
    log.warn({ vendor: code, reason: (error as Error).message }, 'vendor opens no game');
    throw new DomainError('vendor.unavailable');
  }
}

function webAddress(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:\/\//.test(value)) throw new Error('no address in the answer');
  return value;
}
