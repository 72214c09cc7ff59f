import type { FastifyInstance } from 'fastify';
import type { Database, Merchant } from '../database/tables';
import { SIGNATURE_HEADER } from '../keys/signature';
import { signerOf } from './merchants';

declare module 'fastify' {
  interface FastifyRequest {
    merchant: Merchant | null;
    /** The body word for word, and the operator's key that fits its signature. */
    rawBody: string;
    signedWith: string;
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
      | 'RS_ERROR_DUPLICATE_TRANSACTION'
      | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
      | 'RS_ERROR_NOT_REVEALED',
    readonly statusCode: number,
  ) {
    super(status);
  }
}

interface SignedRequest {
  readonly headers: Record<string, unknown>;
  merchant: Merchant | null;
  rawBody: string;
  signedWith: string;
}

/** Every body must be signed by a known merchant. The signature is checked over the raw bytes before anything reads them. */
export function requireSignature(app: FastifyInstance, database: Database): void {
  app.decorateRequest('merchant', null);
  app.decorateRequest('rawBody', '');
  app.decorateRequest('signedWith', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: SignedRequest, body: Buffer) => {
    const signature = request.headers[SIGNATURE_HEADER];
    const signer = typeof signature === 'string' ? await signerOf(database, body, signature) : undefined;
    if (!signer) throw new MerchantApiError('RS_ERROR_INVALID_SIGNATURE', 401);
    request.merchant = signer.merchant;
    request.signedWith = signer.key;
    request.rawBody = body.toString('utf8');
    return parse(body);
  });
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
