import type { Call } from '@pavilion/api';
import { signOut } from '@pavilion/api/calls/auth';

/** The end of a session, as calls meet it that were made in it. */
export interface Ending {
  /** Goes off when the player begins to log out: what is under way is given up, and nothing more leaves. */
  begun: AbortSignal;
  /** When they are out. Calls that were given up fail only then: no screen speaks of failures on the way out. */
  over: Promise<void>;
}

/** Keeps the ending of the session there is, and of the one after it. */
export interface Endings {
  /** What a call shares its end with; nothing for those that need no session, and for logging out itself. */
  of(call: Pick<Call<unknown, unknown>, 'token'>): Ending | undefined;
  begin(): void;
  finish(): void;
}

export function createEndings(): Endings {
  let current = anEnding();
  return {
    of: (call) => (call.token && call !== signOut ? current : undefined),
    begin: () => current.begin(),
    finish() {
      current.finish();
      current = anEnding();
    },
  };
}

function anEnding(): Ending & { begin(): void; finish(): void } {
  const leaving = new AbortController();
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (finish = resolve));
  return { begun: leaving.signal, over, begin: () => leaving.abort(), finish };
}
