import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors';
import { machineName } from '../../../platform/http';
import type { Registry } from './registry';

/** The token that a request of the private port carries. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** Who releases `remote`, by the token; the operator token knows no names, so whoever has it gives one. @throws DomainError `registry.token_refused` */
export async function requireDeployer(
  { tokens }: Pick<Registry, 'tokens'>,
  request: FastifyRequest,
  remote: string,
): Promise<string> {
  const token = tokenOf(request);
  const deployer = tokens.mayCallPrivateApi(token) ? callerNameOf(request) : await tokens.deployerOf(token, remote);
  if (deployer === undefined) throw new DomainError('registry.token_refused');
  return deployer;
}

/** Who says to be asking; kept beside what they did. */
function callerNameOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return machineName(decoded(String(headers['x-pavilion-who'] ?? 'operator token')).slice(0, 80));
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
