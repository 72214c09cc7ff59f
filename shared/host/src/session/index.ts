import { useSyncExternalStore } from 'react';
import { useHost } from '../host';

/**
 * What a remote may know of who is signed in. Never the token. A visitor who is `returning` left a session here, and the gateway is being
 * asked whether it is still alive.
 *
 * @public
 */
export type Session = { state: 'visitor'; returning?: true } | { state: 'signed-in'; member: Member };

/**
 * The signed-in member, as far as remotes may know them. Balances are no part of it: they come by `balance.changed`.
 *
 * @public @sealed
 */
export interface Member {
  id: string;
  /** The user name. */
  account: string;
  nickname: string;
  /** 1, 2, 41, 42 are agents, 4 plays for free. */
  type: number;
  agent: boolean;
  trial: boolean;
}

/** Where the session lives: the shell. @public @sealed */
export interface SessionSource {
  current(): Session;
  subscribe(listener: () => void): () => void;
  /** Opens the sign-in popup; resolves when somebody is signed in, rejects when they close it. */
  signIn(): Promise<Member>;
  /** Signs in straight away, from a form of the remote's own (the agent landing). @throws CallError with the server's code */
  signInWith(credentials: {
    username: string;
    password: string;
    captcha?: string;
    captchaId?: string;
    /** `agent` refuses members who are no agents. */
    area?: 'member' | 'agent';
  }): Promise<Member>;
  register(): void;
  signOut(): Promise<void>;
  /** Reads the member again, after something about them changed. */
  refresh(): Promise<void>;
}

/** Who is signed in; re-renders when that changes. @public */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}

/** The signed-in member, or nothing. @public */
export function useMember(): Member | undefined {
  const session = useSession();
  return session.state === 'signed-in' ? session.member : undefined;
}

/** Whether this visitor may turn out to be a member in a moment, so that what members see has its place kept. @public */
export function useReturning(): boolean {
  const session = useSession();
  return session.state === 'visitor' && session.returning === true;
}

/** Sign in, register, sign out. @public */
export function useSessionActions(): Pick<SessionSource, 'signIn' | 'signInWith' | 'register' | 'signOut' | 'refresh'> {
  return useHost().session;
}

/**
 * Wraps an action that needs a member: signed in, it runs; else the sign-in popup opens and the action runs after it.
 *
 * @public
 */
export function useSignedIn<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const { session } = useHost();
  return (...args) => {
    if (session.current().state === 'signed-in') action(...args);
    else
      session.signIn().then(
        () => action(...args),
        () => undefined,
      );
  };
}
