import { DomainError } from '../../../platform/errors';
import type { Members } from '../members';
import type { Auth } from './auth';
import type { Sessions } from './sessions';

type SessionCalls = Pick<
  Auth,
  'findSession' | 'signOut' | 'endSessions' | 'endSession' | 'endOtherSessions' | 'liveSessions' | 'sessionStartedAt' | 'info'
>;

/** What is known of a session, and how it ends. */
export function createSessionCalls({ sessions, members }: { sessions: Sessions; members: Members }): SessionCalls {
  return {
    findSession: sessions.find,
    signOut: sessions.end,
    endSessions: (brand, memberId) => sessions.endAll(brand, memberId),
    endOtherSessions: ({ brand, memberId, sessionId }) => sessions.endAll(brand, BigInt(memberId), { except: sessionId }),
    endSession: sessions.endByName,
    liveSessions: sessions.listLive,
    sessionStartedAt: sessions.startedAt,
    async info(session) {
      const member = await members.byId(session.brand, BigInt(session.memberId));
      if (!member) throw new DomainError('auth.required');
      const previousSignIn = await sessions.previousSignIn(session);
      const { publicId: id, account, nickname, type, inviteCode, registeredAt } = member;
      const facts = { id, account, nickname, type, inviteCode, registeredAt: registeredAt.toISOString() };
      return { ...facts, ...(previousSignIn && { previousSignIn }) };
    },
  };
}
