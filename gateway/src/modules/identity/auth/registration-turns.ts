import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { DomainError } from '../../../platform/errors';

/** Two dozen are done within about a second: whoever comes after them is told to come back. */
const OPEN_AT_ONCE = 24;
/** Each holds a connection of the database at times, of which sign-ins need some. */
const RUNNING_AT_ONCE = 4;
const RETRY_SECONDS = 2;

/** Registrations of one process: few at a time, few that wait, so that nobody else waits for them. */
export interface RegistrationTurns {
  /** For their routes. Refuses before the body is read or anything is asked of the database. @throws DomainError `register.busy` */
  hooks: Pick<RouteShorthandOptions, 'onRequest' | 'onResponse'>;
  /** Waits for one of the turns. */
  run<Value>(act: () => Promise<Value>): Promise<Value>;
}

export function createRegistrationTurns(): RegistrationTurns {
  const open = new WeakSet<FastifyRequest>();
  const waiting: (() => void)[] = [];
  let [admitted, running] = [0, 0];
  return {
    hooks: {
      onRequest(request, _reply, done) {
        if (admitted >= OPEN_AT_ONCE) return done(new DomainError('register.busy', { details: { seconds: RETRY_SECONDS } }));
        open.add(request);
        admitted += 1;
        return done();
      },
      onResponse(request, _reply, done) {
        if (open.delete(request)) admitted -= 1;
        done();
      },
    },
    async run(act) {
      if (running >= RUNNING_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await act();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
