import type { FastifyInstance } from 'fastify';
import type { Database, Operator } from '../database/tables';
import { SIGNATURE_HEADER } from '../keys/signature';
import { operatorThatSigned } from './operators';

declare module 'fastify' {
  interface FastifyRequest {
    operator: Operator | null;
  }
}

/** A refusal in the operators' own vocabulary. */
export class OperatorError extends Error {
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

/** Every body must be signed by a known operator. The signature is checked over the raw bytes before anything reads them. */
export function acceptSignedOnly(app: FastifyInstance, database: Database): void {
  app.decorateRequest('operator', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (request: { headers: Record<string, unknown>; operator: Operator | null }, body: Buffer) => {
      const signature = request.headers[SIGNATURE_HEADER];
      const operator = typeof signature === 'string' ? await operatorThatSigned(database, body, signature) : undefined;
      if (!operator) throw new OperatorError('RS_ERROR_INVALID_SIGNATURE', 401);
      request.operator = operator;
      return parse(body);
    },
  );
  app.addHook('preValidation', async (request) => {
    // A request without a body never reaches the parser above.
    if (!request.operator) throw new OperatorError('RS_ERROR_INVALID_SIGNATURE', 401);
  });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new OperatorError('RS_ERROR_WRONG_SYNTAX', 400);
  }
}
