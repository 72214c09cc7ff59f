import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import type { Envelopes } from './envelopes';

/** On routes that declare `encrypted`, the body that the schema and the handler see is the one inside the envelope. */
export function acceptEnvelopes(app: FastifyInstance, envelopes: Envelopes): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.encrypted) return;
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
