import type { FastifyInstance } from 'fastify';
import type { Database, Merchant } from '../database/tables';
import { SIGNATURE_HEADER } from '../keys/signature';
import { merchantBySignature } from './merchants';

declare module 'fastify' {
  interface FastifyRequest {
    merchant: Merchant | null;
  }
}

/** A refusal in the merchants' own vocabulary. */
export class MerchantApiError extends Error {
  constructor(
    readonly status:
      | 'RS_ERROR_INVALID_SIGNATURE'
      | 'RS_ERROR_WRONG_SYNTAX'
      | 'RS_ERROR_INVALID_GAME'
      | 'RS_ERROR_WRONG_CURRENCY'
      | 'RS_ERROR_INVALID_PARTNER'
      | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    readonly statusCode: number,
  ) {
    super(status);
  }
}

/** Every body must be signed by a known merchant. The signature is checked over the raw bytes before anything reads them. */
export function requireSignature(app: FastifyInstance, database: Database): void {
  app.decorateRequest('merchant', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (request: { headers: Record<string, unknown>; merchant: Merchant | null }, body: Buffer) => {
      const signature = request.headers[SIGNATURE_HEADER];
      const merchant = typeof signature === 'string' ? await merchantBySignature(database, body, signature) : undefined;
      if (!merchant) throw new MerchantApiError('RS_ERROR_INVALID_SIGNATURE', 401);
      request.merchant = merchant;
      return parse(body);
    },
  );
  app.addHook('preValidation', async (request) => {
    // A request without a body never reaches the parser above.
    if (!request.merchant) throw new MerchantApiError('RS_ERROR_INVALID_SIGNATURE', 401);
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new MerchantApiError('RS_ERROR_WRONG_SYNTAX', 400);
  }
}
