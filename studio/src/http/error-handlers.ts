import type { FastifyError, FastifyInstance } from 'fastify';
import { GameError } from './game-error';

/** Players' calls are refused as `{success: false, code, message}`; what was sent is never repeated in the answer. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toErrorResponse(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status, code, message, retryAfterMs } = refusal;
    if (status === 429 || status === 503) void reply.header('retry-after', String(Math.ceil((retryAfterMs ?? 1_000) / 1_000)));
    return reply.status(status).send({ success: false, code, message, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ success: false, code: 'request.invalid', message: 'Not found.' }),
  );
}

function toErrorResponse(error: FastifyError): {
  status: number;
  code: string;
  message: string;
  retryAfterMs?: number | undefined;
} {
  if (error instanceof GameError) return error;
  if (error.validation) return { status: 400, code: 'request.invalid', message: describeInvalidField(error) };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, code: 'request.invalid', message: new GameError('request.invalid').message };
  return new GameError('studio.unavailable');
}

function describeInvalidField({ validation, validationContext }: FastifyError): string {
  const [first] = validation ?? [];
  const field =
    first?.instancePath.slice(1) || String(first?.params['missingProperty'] ?? first?.params['additionalProperty'] ?? '');
  return `The field ${field || validationContext || 'body'} is not as expected.`;
}
