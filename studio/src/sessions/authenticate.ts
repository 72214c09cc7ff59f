import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/tables';
import { GameError } from '../http/game-error';
import { findSession, type Session } from './sessions';

const SESSION_HEADER = 'x-studio-session';

/** @throws GameError `session.ended` */
export async function authenticate(database: Database, request: FastifyRequest): Promise<Session> {
  const key = request.headers[SESSION_HEADER];
  const session = typeof key === 'string' && /^[A-Za-z0-9_-]{43}$/.test(key) ? await findSession(database, key) : undefined;
  if (!session) throw new GameError('session.ended');
  return session;
}
