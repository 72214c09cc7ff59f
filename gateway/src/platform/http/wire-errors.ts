import type { ErrorCode } from '@pavilion/api';
import type { FastifyError } from 'fastify';
import { DomainError } from '../errors';
import { invalidFields } from './invalid-fields';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  408: 'request.timed_out',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  429: 'request.too_many',
  431: 'request.headers_too_large',
  503: 'service.unavailable',
};

/** PostgreSQL and socket errors that mean “not now”, as against “our mistake”. */
const TRANSIENT_ERROR_CODES = new Set([
  '57014',
  '55P03',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** What `wallet_post` raises while the books do not agree. */
const LEDGER_FROZEN = 'LF001';

/** What the caller is told about an error; the error itself is only logged. */
export function toDomainError(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error;
  if (error.code === LEDGER_FROZEN) return new DomainError('wallet.frozen');
  if (error.validation) return new DomainError('request.invalid', { fields: invalidFields(error) });
  if (TRANSIENT_ERROR_CODES.has(error.code) || error.message.startsWith('timeout exceeded when trying to connect'))
    return new DomainError('service.unavailable');
  if (error.message.startsWith('Connection terminated')) return new DomainError('service.unavailable');
  return new DomainError(
    BY_STATUS[error.statusCode ?? 500] ?? ((error.statusCode ?? 500) < 500 ? 'request.invalid' : 'service.failed'),
  );
}
