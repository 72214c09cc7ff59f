import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { createMemoryRateLimit } from '../rate-limits';
import type { Envelopes } from './envelopes';

/** Unwrapping a key takes a millisecond or two of the core that answers everybody: one place has a fiftieth of it at most. */
export const UNWRAPPED_PER_MINUTE = { perHost: 600, perNetwork: 1_800, seconds: 60 };

/** On routes that declare `encrypted`, the body that the schema and the handler see is the one inside the envelope. */
export function acceptEnvelopes(app: FastifyInstance, envelopes: Envelopes): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const count = createMemoryRateLimit('envelope', UNWRAPPED_PER_MINUTE);
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.encrypted) return;
    count(request.ip);
    const path = request.url.split('?', 1)[0] ?? '';
    const text = await envelopes.open(request.method, path, request.body);
    request.body = await parsed(parse, request, text);
  });
}

function parsed(
  parse: ReturnType<FastifyInstance['getDefaultJsonParser']>,
  request: FastifyRequest,
  text: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answer = parse(request, text, (error, body) => (error ? reject(new DomainError('request.invalid')) : resolve(body)));
    if (answer instanceof Promise) answer.then(resolve, () => reject(new DomainError('request.invalid')));
  });
}
