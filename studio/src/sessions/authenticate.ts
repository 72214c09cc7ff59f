import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/tables';
import { GameError } from '../http/game-error';
import type { Title } from '../titles/title';
import { titleByCode } from '../titles/titles';
import { findSession, type Session } from './sessions';

const SESSION_HEADER = 'x-studio-session';

/** A session in which rounds are played. */
export interface PlaySession extends Session {
  readonly title: Title;
}

/** @throws GameError `session.ended` */
export async function authenticate(database: Database, request: FastifyRequest): Promise<PlaySession> {
  const key = request.headers[SESSION_HEADER];
  const session = typeof key === 'string' && /^[A-Za-z0-9_-]{43}$/.test(key) ? await findSession(database, key) : undefined;
  const title = session && titleByCode(session.wallet.gameCode);
  if (!title) throw new GameError('session.ended');
  return { ...session, title };
}
