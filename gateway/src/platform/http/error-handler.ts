import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@pavilion/api';
import { errorText, type Locale, locales } from '@pavilion/i18n';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { neededOfFields } from './invalid-fields';
import { methodsAt, type RouteLine } from './methods-at';
import { toDomainError } from './wire-errors';

/** Every failure of a server in one form, in the caller's language. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(toDomainError(error), error, request, reply));
  const table = (): readonly RouteLine[] => app.staffRoutes ?? app.accessTable ?? [];
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsAt(request.url, table());
    if (methods.length) void reply.header('allow', methods.join(', '));
    const code = methods.length ? 'request.method_not_allowed' : 'request.not_found';
    return sendError(new DomainError(code), undefined, request, reply);
  });
}

/** What the framework refuses before it knows a route, in our words: an address that cannot be read, or parts of it that are too long. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.locale = localeOf(request);
  void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
  // An id that is too long is no id of anything.
  const failure = error.statusCode === 414 ? new DomainError('request.not_found') : toDomainError(error);
  void sendError(failure, undefined, request, reply);
}

/** Routes of the private port that commands call. */
const BY_COMMAND = new Set<string>(['deploy', 'private']);

const BY_CONNECTION_ERROR: Readonly<Record<string, DomainError>> = {
  HPE_HEADER_OVERFLOW: new DomainError('request.headers_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('request.timed_out'),
};

/** What is no HTTP, has too much before its body or never ends is refused before there is a request: we write the whole answer. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const failure = BY_CONNECTION_ERROR[error.code ?? ''] ?? new DomainError('request.invalid');
  const body = JSON.stringify(failureBody(failure, 'en'));
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
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
    .send({ ...failureBody(failure, request.locale, request.brand?.timeZone), ...neededFor(cause, request) });
}

/** Commands show it to whoever typed them; pages have forms that know. */
function neededFor(cause: FastifyError | undefined, { routeOptions }: FastifyRequest): Pick<Failure, 'details'> {
  return cause?.validation && BY_COMMAND.has(routeOptions?.config?.access ?? '') ? { details: neededOfFields(cause) } : {};
}

function failureBody({ code, fields, details }: DomainError, locale: Locale, timeZone?: string): Failure {
  return {
    success: false,
    code,
    message: errorText(code, locale, details, timeZone),
    ...(fields && { fields }),
    ...(details && { details }),
  };
}
