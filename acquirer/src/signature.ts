import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with hex HMAC-SHA256 over `timestamp.body`, and the one with the timestamp in milliseconds. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';
export const TIME_HEADER = 'x-sandbox-time';

const MAX_AGE_MS = 5 * 60_000;

/** The headers that go with a body. */
export function sign(key: Buffer, body: string, at = Date.now()): Record<string, string> {
  return {
    'content-type': 'application/json',
    [TIME_HEADER]: String(at),
    [SIGNATURE_HEADER]: digest(key, String(at), body).toString('hex'),
  };
}

/** Whether a body was signed with the key within the last minutes. */
export function isSigned(key: Buffer, body: Buffer, headers: Readonly<Record<string, unknown>>): boolean {
  const [given, time] = [headers[SIGNATURE_HEADER], headers[TIME_HEADER]];
  if (typeof given !== 'string' || typeof time !== 'string' || !/^[0-9a-f]{64}$/.test(given) || !/^[0-9]{13}$/.test(time))
    return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(key, time, body)) && Math.abs(Date.now() - Number(time)) <= MAX_AGE_MS;
}

function digest(key: Buffer, time: string, body: Buffer | string): Buffer {
  return createHmac('sha256', key).update(`${time}.`).update(body).digest();
}
