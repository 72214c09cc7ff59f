import type { FastifyInstance, FastifyRequest } from 'fastify';

interface AnswerRules {
  /** Whether the site is reached over TLS alone, which browsers are then told to remember. */
  https: boolean;
  /** Whether an answer is for this caller alone, whatever its route says. */
  isPrivate(request: FastifyRequest): boolean;
  /** Whether an answer that says nothing of caches may be kept. */
  isPublic(request: FastifyRequest): boolean;
}

/** Whether an origin of ours is reached over TLS. */
export function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

export const STRICT_TRANSPORT = 'max-age=31536000';

/** On every answer, refusals too: no guessing of types, and nothing that is somebody's is left in a cache or on a shared phone. */
export function protectAnswers(app: FastifyInstance, { https, isPrivate, isPublic }: AnswerRules): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (https) void reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (isPrivate(request) || !(reply.hasHeader('cache-control') || isPublic(request)))
      void reply.header('cache-control', 'no-store');
    done();
  });
}
