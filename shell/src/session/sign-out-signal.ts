import type { Call } from '@pavilion/api';
import { signOut } from '@pavilion/api/calls/auth';

/** The end of a session, as calls meet it that were made in it. */
export interface SignOutSignal {
  /** Goes off when the player begins to log out: what is under way is given up, and nothing more leaves. */
  started: AbortSignal;
  /** When they are out. Calls that were given up fail only then: no screen speaks of failures on the way out. */
  finished: Promise<void>;
}

/** Keeps the ending of the session there is, and of the one after it. */
export interface SignOutSignals {
  /** What a call shares its end with; nothing for those that need no session, and for logging out itself. */
  forCall(call: Pick<Call<unknown, unknown>, 'token'>): SignOutSignal | undefined;
  start(): void;
  finish(): void;
}

export function createSignOutSignals(): SignOutSignals {
  let current = createSignOutSignal();
  return {
    forCall: (call) => (call.token && call !== signOut ? current : undefined),
    start: () => current.begin(),
    finish() {
      current.finish();
      current = createSignOutSignal();
    },
  };
}

function createSignOutSignal(): SignOutSignal & { begin(): void; finish(): void } {
  const leaving = new AbortController();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  return { started: leaving.signal, finished, begin: () => leaving.abort(), finish };
}
