import type { KeyObject } from 'node:crypto';
import type { ErrorCode } from '@pavilion/api';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { callVendor, type Vendor, VendorError } from '../../money/vendors';

const MAX_RESPONSE_BYTES = 16_384;

/** What vendors refuse to open, as players are told it. Everything else that they say is an answer that cannot be used. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  RS_ERROR_INVALID_GAME: 'games.maintenance',
  RS_ERROR_WRONG_CURRENCY: 'games.not_in_currency',
};

/** Asks a vendor where one of its games runs. @throws DomainError `vendor.unavailable`, `vendor.invalid_response`, `games.*` */
export async function requestGameUrl(
  vendor: Vendor,
  key: KeyObject,
  log: Pick<Platform['log'], 'warn'>,
  terms: object,
): Promise<string> {
  try {
    const answer = await callVendor(vendor, key, { call: 'game/url', body: terms, maxBytes: MAX_RESPONSE_BYTES });
    return webAddress((answer as { url?: unknown } | null)?.url);
  } catch (error) {
    const { code, reason } = refusalOf(error);
    log.warn({ vendor: vendor.code, reason }, 'the vendor did not open a game');
    throw new DomainError(code);
  }
}

function refusalOf(error: unknown): { code: ErrorCode; reason: string } {
  if (!(error instanceof VendorError)) return { code: 'vendor.unavailable', reason: String(error) };
  const { kind, message: reason, status = '' } = error;
  const refused = Object.hasOwn(REFUSALS, status) ? REFUSALS[status] : undefined;
  return { code: refused ?? (kind === 'unavailable' ? 'vendor.unavailable' : 'vendor.invalid_response'), reason };
}

function webAddress(value: unknown): string {
  if (typeof value !== 'string' || value.length > 4_000 || !URL.canParse(value) || !/^https?:\/\//.test(value))
    throw new VendorError('invalid-response', 'no address in the answer');
  return value;
}
