import { useSyncExternalStore } from 'react';
import { useHost } from '../host';
import type { Session, Member, SessionSource } from './session';

export type { Member, Session, SessionSource } from './session';

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
export function useRequireSignIn<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  const { session } = useHost();
  return (...args) => {
    if (session.current().state === 'signed-in') action(...args);
    else
      session.signIn().then(
        () => action(...args),
        // Closing the popup is an answer too.
        () => undefined,
      );
  };
}

/**
 * What {@link useRequireSignIn} was called.
 *
 * @deprecated For remotes of contract 1; goes with contract 3.
 * @public
 * @alias
 */
export const useSignedIn: typeof useRequireSignIn = useRequireSignIn;
