import type { KeyObject } from 'node:crypto';
import type { Vendor } from './vendor';
import { SIGNATURE_HEADER, signatureOf } from './signature';

const TIMEOUT_MS = 3_000;

/** Why a vendor gave nothing that can be used: it is `away`, or it answered `nonsense`. */
export class VendorError extends Error {
  constructor(
    readonly kind: 'unavailable' | 'invalid-response',
    message: string,
    /** What the vendor itself called it: `RS_ERROR_…`. */
    readonly status?: string,
  ) {
    super(message);
  }
}

interface VendorCall {
  call:
    | 'game/url'
    | 'game/list'
    | 'lottery/list'
    | 'draw/list'
    | 'report'
    | 'round'
    | 'round/proof'
    | 'reward/create'
    | 'reward/cancel';
  body: object;
  /** The most bytes of an answer. */
  maxBytes: number;
  timeoutMs?: number;
}

/** Asks a vendor's games API, signed; the answer is JSON and otherwise unknown. @throws VendorFailure */
export async function callVendor(vendor: Vendor, key: KeyObject, asked: VendorCall): Promise<unknown> {
  return parsed(await textFromVendor(vendor, key, asked));
}

/** The same word for word: of what somebody signed every letter counts. @throws VendorFailure */
export async function textFromVendor(
  { launchUrl }: Vendor,
  key: KeyObject,
  { call, body: asked, maxBytes, timeoutMs = TIMEOUT_MS }: VendorCall,
): Promise<string> {
  const body = Buffer.from(JSON.stringify(asked));
  const response = await fetch(`${launchUrl}/operator/generic/v2/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, key) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unavailable);
  const text = await bodyOf(response, maxBytes);
  if (response.status >= 500) throw new VendorError('unavailable', `answered ${response.status}`);
  if (response.ok) return text;
  const status = (parsed(text) as { status?: unknown } | null)?.status;
  throw new VendorError('invalid-response', `answered ${response.status}`, typeof status === 'string' ? status : undefined);
}

/** Stops reading where no honest answer would go on. */
async function bodyOf(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += (part as Uint8Array).length;
      if (length > longest) throw new VendorError('invalid-response', 'answered more than can be read');
      parts.push(part as Uint8Array);
    }
  } catch (error) {
    if (error instanceof VendorError) throw error;
    unavailable(error);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorError('invalid-response', 'answered no JSON');
  }
}

function unavailable(error: unknown): never {
  throw new VendorError('unavailable', (error as Error).message);
}
