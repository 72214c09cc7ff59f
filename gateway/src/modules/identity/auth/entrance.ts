import type { CheckWay, PasswordFault, SignedIn } from '@pavilion/api/auth';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { isAgent, isTrial, type Member } from '../members';
import type { Caller, Sessions } from './sessions';

/** By what somebody showed who they are. A mobile or a mail was itself sent a code. */
export type Proof = 'password' | 'mobile' | 'mail' | 'social';

/** What is known of a sign-in beside who it is. */
export interface Arrival {
  proof: Proof;
  area?: 'member' | 'agent' | undefined;
  fault?: PasswordFault | undefined;
  /** Ticket of a social account that is to be joined with the member. */
  join?: string | undefined;
}

/** The door that every way of signing in ends at. */
export interface Entrance {
  /**
   * Starts a session for somebody who was just recognised, unless they have to show more.
   * @throws DomainError `auth.check_needed`, `auth.blocked`, `auth.non_member`, `auth.non_agent`, `auth.join_gone`
   */
  enter(brand: Brand, member: Member, caller: Caller, arrival: Arrival): Promise<SignedIn>;
  /** Starts one more for whoever holds a session: trial players have one too. @throws DomainError `auth.code_gone` */
  follow(member: Member, caller: Caller): Promise<SignedIn>;
  /** Starts it for somebody who has shown enough. @throws DomainError as `enter`, but for the check */
  admit(member: Member, caller: Caller, arrival: Omit<Arrival, 'proof'>): Promise<SignedIn>;
}

interface Needs {
  sessions: Sessions;
  /** What this member is to show besides; nothing for most. */
  waysFor(brand: Brand, member: Member, caller: Caller, proof: Proof): Promise<{ way: CheckWay; target: string }[]>;
  /** The challenge that waits for it. */
  challenge(member: Member, caller: Caller, ways: CheckWay[], arrival: Arrival): Promise<string>;
  /** Joins what the ticket stands for. @throws DomainError `auth.join_gone` */
  join(member: Member, ticket: string): Promise<void>;
}

export function createEntrance({ sessions, waysFor, challenge, join }: Needs): Entrance {
  const start = async (member: Member, caller: Caller, fault?: PasswordFault): Promise<SignedIn> => {
    const { token, first } = await sessions.start(member, caller, fault);
    return { token, firstTimeLogin: first, passwordExpired: fault !== undefined, ...(fault && { passwordFault: fault }) };
  };
  const admit: Entrance['admit'] = async (member, caller, { area, fault, join: ticket }) => {
    refuseUnwelcome(member, area);
    if (ticket) await join(member, ticket);
    return start(member, caller, fault);
  };
  return {
    admit,
    async follow(member, caller) {
      if (member.status !== 'active') throw new DomainError('auth.code_gone');
      return start(member, caller);
    },
    async enter(brand, member, caller, arrival) {
      refuseUnwelcome(member, arrival.area);
      const ways = await waysFor(brand, member, caller, arrival.proof);
      if (!ways.length) return admit(member, caller, arrival);
      const id = await challenge(
        member,
        caller,
        ways.map(({ way }) => way),
        arrival,
      );
      throw new DomainError('auth.check_needed', { details: { challenge: id, ways } });
    },
  };
}

/** Told only to whoever proved to be the member. */
function refuseUnwelcome({ status, type }: Member, area: Arrival['area']): void {
  if (status === 'locked') throw new DomainError('auth.blocked');
  if (status === 'closed' || isTrial(type)) throw new DomainError('auth.non_member');
  if (area === 'agent' && !isAgent(type)) throw new DomainError('auth.non_agent');
}
