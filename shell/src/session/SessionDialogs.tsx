import { useDialogs } from '@pavilion/host/dialogs';
import { useSyncExternalStore } from 'react';
import { lazyPart } from '@pavilion/host/lazy';
import type { ShellSession } from './create-session';

// The forms come with the first popup, not with the page.
const SessionDialog = lazyPart(() =>
  import(/* webpackChunkName: "session" */ './dialogs/SessionDialog').then((loaded) => loaded.SessionDialog),
);

/** The popups of the session, drawn over whatever page is open. */
export function SessionDialogs({ session, missingText }: { session: ShellSession; missingText: () => string }) {
  const { toast } = useDialogs();
  const popup = useSyncExternalStore(session.popups.subscribe, session.popups.current);
  const missing = () => {
    session.popups.close();
    toast('negative', missingText());
  };
  return popup && <SessionDialog session={session} popup={popup} onMissing={missing} />;
}
