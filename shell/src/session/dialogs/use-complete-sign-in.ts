import type { Member } from '@pavilion/host/session';
import { useNavigate } from 'react-router-dom';
import type { ShellSession } from '../create-session';

/** Signs somebody in and goes on: with what waited for it, else in the lobby. */
export function useCompleteSignIn(session: ShellSession): (enter: () => Promise<Member>) => Promise<void> {
  const navigate = useNavigate();
  return async (enter) => {
    const awaited = session.isSignInAwaited();
    await enter();
    if (!awaited) await navigate('/');
  };
}
