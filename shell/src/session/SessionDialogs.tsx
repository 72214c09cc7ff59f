import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ShellSession } from './create-session';

// The forms come with the first popup, not with the page.
const SessionDialog = lazy(() => import('./dialogs/SessionDialog').then((loaded) => ({ default: loaded.SessionDialog })));

/** The sign-in, register and change-password popups, drawn over whatever page is open. */
export function SessionDialogs({ session }: { session: ShellSession }) {
  const popup = useSyncExternalStore(session.popups.subscribe, session.popups.current);
  if (!popup) return null;
  return (
    <Suspense>
      <SessionDialog session={session} popup={popup} />
    </Suspense>
  );
}
