import type { KeyObject } from 'node:crypto';
import type { Vendor } from './service';
import { SIGNATURE_HEADER, signatureOf } from './signature';

const PATIENCE_MS = 3_000;

/** Why a vendor gave nothing that can be used: it is `away`, or it answered `nonsense`. */
export class VendorFailure extends Error {
  constructor(
    readonly kind: 'away' | 'nonsense',
    message: string,
    /** What the vendor itself called it: `RS_ERROR_…`. */
    readonly status?: string,
  ) {
    super(message);
  }
}

interface Question {
  call: 'game/url' | 'game/list' | 'lottery/list' | 'draw/list' | 'report' | 'round';
  body: object;
  /** The most bytes of an answer. */
  longest: number;
  patienceMs?: number;
}

/** Asks a vendor's games API, signed; the answer is JSON and otherwise unknown. @throws VendorFailure */
export async function askVendor(
  { launchUrl }: Vendor,
  key: KeyObject,
  { call, body: asked, longest, patienceMs = PATIENCE_MS }: Question,
): Promise<unknown> {
  const body = Buffer.from(JSON.stringify(asked));
  const response = await fetch(`${launchUrl}/operator/generic/v2/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, key) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(away);
  const text = await bodyOf(response, longest);
  if (response.status >= 500) throw new VendorFailure('away', `answered ${response.status}`);
  const answer = parsed(text);
  if (response.ok) return answer;
  const status = (answer as { status?: unknown } | null)?.status;
  throw new VendorFailure('nonsense', `answered ${response.status}`, typeof status === 'string' ? status : undefined);
}

/** Stops reading where no honest answer would go on. */
async function bodyOf(response: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += (part as Uint8Array).length;
      if (length > longest) throw new VendorFailure('nonsense', 'answered more than can be read');
      parts.push(part as Uint8Array);
    }
  } catch (error) {
    if (error instanceof VendorFailure) throw error;
    away(error);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new VendorFailure('nonsense', 'answered no JSON');
  }
}

function away(error: unknown): never {
  throw new VendorFailure('away', (error as Error).message);
}
