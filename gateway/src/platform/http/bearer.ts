import type { FastifyRequest } from 'fastify';

/** The token that a machine proves itself with. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];
}
