import type { LiveSession, PasswordFault } from '@pavilion/api/auth';
import type { SignInRecord } from '@pavilion/api/members';
import type { Caller, SessionFacts } from '../../../platform/http';

/** Live tokens. Only their hashes are kept, and every request asks the database: a token that ended is dead everywhere at once. */
export interface Sessions {
  /**
   * A new token of 256 bits, and whether it is the member's first ever. With a `fault` it is good for changing the password only. The browser and the
   * network are known from then on, unless only another session vouched for them.
   */
  start(
    member: { id: bigint; brand: string },
    caller: Caller,
    options?: { fault?: PasswordFault | undefined; vouched?: boolean },
  ): Promise<{ token: string; first: boolean }>;
  find(token: string, brand: string): Promise<SessionFacts | undefined>;
  end(session: Pick<SessionFacts, 'sessionId' | 'brand' | 'memberId'>): Promise<void>;
  /** Ends the session that `live` called `name`. @throws DomainError `request.not_found`, for one of somebody else's as well */
  endByName(session: SessionFacts, name: string): Promise<void>;
  /** Ends all sessions of a member, but the one named, and whatever waits to become one. */
  endAll(brand: string, memberId: bigint, options?: { except?: string }): Promise<void>;
  /** The password was changed: everything is open to this session again. */
  clearPasswordFault(session: SessionFacts): Promise<void>;
  /** Whether whoever has this name signed in with this browser before. */
  isKnownDevice(brand: string, account: string, mark: string | undefined): Promise<boolean>;
  /** All browsers and networks of the member are strange again, but the ones named: whoever knew the old password used some of them. */
  forgetPlaces(memberId: bigint, except: Pick<Caller, 'address' | 'mark'>): Promise<void>;
  /** Another token in place of the session's, which is dead from then on. */
  renewToken(session: SessionFacts): Promise<string>;
  /** Whether the member ever signed in from the neighbourhood of this address. */
  isKnownNetwork(memberId: bigint, address: string): Promise<boolean>;
  listLive(session: SessionFacts): Promise<LiveSession[]>;
  /** When the session's sign-in was. */
  startedAt(session: Pick<SessionFacts, 'sessionId'>): Promise<Date>;
  /** The sign-in before this session's. */
  previousSignIn(session: SessionFacts): Promise<SignInRecord | undefined>;
}
