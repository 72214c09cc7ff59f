import type { FastifyRequest } from 'fastify';
import { machineName } from '../../../platform/http';

/** The token that a request of the private port carries. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** Who says to be asking; kept beside what they did. */
export function callerNameOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return machineName(decoded(String(headers['x-pavilion-who'] ?? 'deploy token')).slice(0, 80));
}

/** Headers carry no letters but Latin ones, so names come percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not encoded: a name is only kept beside what was done, and is kept as it came.
    return text;
  }
}
