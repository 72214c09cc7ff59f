import type { IncomingMessage } from 'node:http';
import type { Failure } from '@pavilion/api';
import { errorText, type Locale, locales } from '@pavilion/i18n';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { toDomainError } from './wire-errors';

/** Every failure of a server in one form, in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(toDomainError(error), error, request, reply));
  app.setNotFoundHandler(async (request, reply) => sendError(new DomainError('request.not_found'), undefined, request, reply));
}

/** The language that the caller asks for, if it is one of ours. */
export function localeOf({ headers }: Pick<IncomingMessage, 'headers'>): Locale {
  const asked = headers['accept-language']?.slice(0, 2);
  return locales.find((locale) => locale === asked) ?? 'en';
}

function sendError(
  failure: DomainError,
  cause: FastifyError | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (failure.status >= 500) request.log.error({ err: cause ?? failure }, failure.code);
  const { seconds } = failure.details ?? {};
  if (failure.status === 503) void reply.header('retry-after', String(seconds ?? 2));
  if (failure.status === 429 && seconds) void reply.header('retry-after', String(seconds));
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      code: failure.code,
      message: errorText(failure.code, request.locale, failure.details),
      ...(failure.fields && { fields: failure.fields }),
      ...(failure.details && { details: failure.details }),
    } satisfies Failure);
}
