import { signOut } from '@pavilion/api/calls/auth';
import type { HttpClient } from '@pavilion/host/http';
import { createSignOutSignals, type SignOutSignals } from './sign-out-signal';
import type { TokenStorage } from './token-storage';

interface SignOutOptions {
  http: HttpClient;
  tokens: TokenStorage;
  /** Forgets the session in this tab. */
  clearSession(): void;
  /** Where other tabs of this site listen; missing where browsers do not have it. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

/** How the player's own leaving ends the session, here and in every tab of this site. */
export interface SignOut {
  signOut(): Promise<void>;
  /** While the gateway is told. */
  isUnderWay(): boolean;
  /** How the session ends for a call that is made in it. */
  signalFor: SignOutSignals['forCall'];
}

export function createSignOut({ http, tokens, clearSession, channel }: SignOutOptions): SignOut {
  const signals = createSignOutSignals();
  let underWay = false;
  const endSession = async () => {
    underWay = true;
    signals.start();
    // The server first; whatever it answers, this browser forgets. A session that it could not end has no token left, and expires.
    await http.call(signOut).catch(() => undefined);
    underWay = false;
    clearSession();
    signals.finish();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' && tokens.token()) void endSession();
  });
  return {
    async signOut() {
      // A BroadcastChannel reaches this origin only and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage('signed-out');
      await endSession();
    },
    isUnderWay: () => underWay,
    signalFor: signals.forCall,
  };
}
