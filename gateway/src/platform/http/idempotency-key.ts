import type { IncomingHttpHeaders } from 'node:http';
import { DomainError } from '../errors';

const KEY = /^[\w-]{8,100}$/;

/** The key by which a request that is sent again is known. @throws DomainError `request.invalid` naming the header */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new DomainError('request.invalid', { fields: { 'Idempotency-Key': 'request.invalid' } });
}
