import type { ChallengeMethod, PasswordFault, SignedIn } from '@pavilion/api/auth';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Member } from '../members';
import type { Sessions } from './sessions';

/** By what somebody showed who they are. A mobile or a mail was itself sent a code. */
export type IdentityProof = 'password' | 'mobile' | 'mail' | 'social';

/** What is known of a sign-in beside who it is. */
export interface SignInAttempt {
  proof: IdentityProof;
  area?: 'member' | 'agent' | undefined;
  fault?: PasswordFault | undefined;
  /** Ticket of a social account that is to be joined with the member. */
  join?: string | undefined;
}

/** The door that every way of signing in ends at. */
export interface SignInCompletion {
  /**
   * Starts a session for somebody who was just recognised, unless they have to show more.
   * @throws DomainError `auth.challenge_required`, `auth.blocked`, `auth.non_member`, `auth.non_agent`, `auth.join_expired`
   */
  complete(brand: Brand, member: Member, caller: Caller, arrival: SignInAttempt): Promise<SignedIn>;
  /** Starts one more for whoever holds a session, at a place that stays strange: trial players have one too. @throws DomainError `auth.code_expired` */
  startAnotherSession(member: Member, caller: Caller): Promise<SignedIn>;
  /** Starts it for somebody who has shown enough. @throws DomainError as `enter`, but for the check */
  startSession(member: Member, caller: Caller, arrival: Omit<SignInAttempt, 'proof'>): Promise<SignedIn>;
}

interface Dependencies {
  sessions: Sessions;
  /** What this member is to show besides; nothing for most. */
  methodsFor(
    brand: Brand,
    member: Member,
    caller: Caller,
    proof: IdentityProof,
  ): Promise<{ way: ChallengeMethod; target: string }[]>;
  /** The challenge that waits for it. */
  createChallenge(member: Member, caller: Caller, ways: ChallengeMethod[], arrival: SignInAttempt): Promise<string>;
  /** Joins what the ticket stands for. @throws DomainError `auth.join_expired` */
  joinAccount(member: Member, ticket: string): Promise<void>;
}

export function createSignInCompletion({ sessions, methodsFor, createChallenge, joinAccount }: Dependencies): SignInCompletion {
  const start = async (member: Member, caller: Caller, fault?: PasswordFault, vouched = false): Promise<SignedIn> => {
    const { token, first } = await sessions.start(member, caller, { fault, vouched });
    return { token, firstTimeLogin: first, passwordExpired: fault !== undefined, ...(fault && { passwordFault: fault }) };
  };
  const startSession: SignInCompletion['startSession'] = async (member, caller, { area, fault, join: ticket }) => {
    assertMaySignIn(member, area);
    if (ticket) await joinAccount(member, ticket);
    return start(member, caller, fault);
  };
  return {
    startSession,
    async startAnotherSession(member, caller) {
      if (member.status !== 'active') throw new DomainError('auth.code_expired');
      return start(member, caller, undefined, true);
    },
    async complete(brand, member, caller, arrival) {
      assertMaySignIn(member, arrival.area);
      const ways = await methodsFor(brand, member, caller, arrival.proof);
      if (!ways.length) return startSession(member, caller, arrival);
      const id = await createChallenge(
        member,
        caller,
        ways.map(({ way }) => way),
        arrival,
      );
      throw new DomainError('auth.challenge_required', { details: { challenge: id, ways } });
    },
  };
}

/** Told only to whoever proved to be the member. */
function assertMaySignIn({ status, type }: Member, area: SignInAttempt['area']): void {
  if (status === 'locked') throw new DomainError('auth.blocked');
  if (status === 'closed' || isTrial(type)) throw new DomainError('auth.non_member');
  if (area === 'agent' && !isAgent(type)) throw new DomainError('auth.non_agent');
}
