import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMMAND_LINE } from '../command-line-name';
import { DomainError } from '../errors';

/** The name, as the audit log keeps it, of somebody at this machine who says to be called so. No operator's name has a colon. */
export function machineName(told: string): string {
  return COMMAND_LINE + told;
}

/**
 * Rules of the private port. It answers to this machine's names and to plain addresses: a page that points a name of its own at this machine
 * (DNS rebinding) is not answered. Names that callers give themselves are marked as such before any route sees them.
 */
export function applyMachineRules(app: FastifyInstance, { privateHosts }: { privateHosts: readonly string[] }): void {
  const ours = new Set(['localhost', ...privateHosts]);
  app.addHook('onRequest', (request, _reply, done) => {
    const { hostname } = request;
    done(ours.has(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : new DomainError('request.not_found'));
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const { body } = request as FastifyRequest<{ Body: unknown }>;
    if (isNamed(body)) body.who = machineName(body.who);
    done();
  });
}

function isNamed(body: unknown): body is { who: string } {
  return typeof body === 'object' && body !== null && 'who' in body && typeof body.who === 'string';
}
