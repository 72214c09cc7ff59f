import type { Call, Failure } from '@pavilion/api';
import type { PasswordFault, SignedIn, SignInBody } from '@pavilion/api/auth';
import type { MemberInfo } from '@pavilion/api/members';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { Member, SessionSource } from '@pavilion/host/session';
import { createCurrentMember } from './current-member';
import type { LandingParams } from './landing-params';
import { createSignOut } from './sign-out';
import type { SignOutSignal } from './sign-out-signal';
import { createSignInFlow } from './sign-in-flow';
import { saveInvitation } from './invitation';
import { createPopups, type Popup, type Popups } from './popups';
import { createTokenStorage } from './token-storage';
import { createWaiters } from './waiters';
import { createSessionStore } from './session-store';

/** The session as the shell holds it. Only `source` is handed to remotes: it does not know the token. */
export interface ShellSession {
  source: SessionSource & { restored: Promise<void> };
  popups: Popups;
  /** For the Authorization header. */
  token(): string | undefined;
  /** How this session ends for a call that is made in it; nothing for a call that needs none. */
  signOutSignal(call: Pick<Call<unknown, unknown>, 'token'>): SignOutSignal | undefined;
  /** The session goes on with another token. */
  onTokenRenewed(token: string): void;
  /** The server does not know the token any more: signed out, with a message. */
  onTokenRefused(): void;
  /** A call was refused for what this session is: says what has to be done first. */
  onCallRefused(failure: Pick<Failure, 'code' | 'details'>, method: string): void;
  /** What is left of what the address brought; whoever signs in takes it along. */
  landingParams(): LandingParams;
  /** Whether something waits for somebody to sign in: then it goes on with that, not with the lobby. */
  isSignInAwaited(): boolean;
  /** What the gateway last said about the member. */
  info(): MemberInfo | undefined;
  /** Signs in by name or mobile; a check that is due takes the popup's place. @throws CallError */
  signIn(body: SignInBody): Promise<Member>;
  /** Signs in by any other call that is answered with a session, with the check that may be due. @throws CallError */
  completeSignIn<Input>(call: Call<Input, SignedIn>, input: Input): Promise<Member>;
}

export interface SessionOptions {
  http: HttpClient;
  events: EventBus;
  /** What a player is told whose session ended by itself. */
  sessionEndedText(): string;
  /** Somebody signed in; told what the gateway says about them. */
  onSignedIn?(info: MemberInfo): void;
  /** Where other tabs of this site listen; missing where browsers do not have it. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** Popups that end in a session as well, and began before somebody asked for one. */
const SIGN_IN_POPUPS: readonly (Popup['name'] | undefined)[] = ['reset-password', 'check', 'continue-as'];

/** Who is signed in on this page. */
export function createSession(needs: SessionOptions): ShellSession {
  const { http, events, sessionEndedText, onSignedIn, channel } = needs;
  const tokens = createTokenStorage();
  saveInvitation();
  const sessionStore = createSessionStore(events, tokens.token() !== undefined);
  const waiters = createWaiters<Member>();
  const popups = createPopups(() => waiters.rejectAll('the sign-in popup was closed'));
  const onRefused = ({ message: text }: Error) => events.emit('toast.wanted', { tone: 'negative', text });
  const currentMember = createCurrentMember({ http, tokens, sessionStore });
  const parts = { http, tokens, sessionStore, currentMember, popups, waiters };
  const signInFlow = createSignInFlow({ ...parts, onSignedIn, onRefused });
  const { signOut, isUnderWay, signalFor } = createSignOut({ http, tokens, clearSession: signInFlow.clearSession, channel });

  return {
    popups,
    token: tokens.token,
    signOutSignal: signalFor,
    onTokenRenewed(token) {
      if (tokens.token()) tokens.save(token);
    },
    onTokenRefused() {
      if (isUnderWay() || !tokens.token()) return;
      signInFlow.clearSession();
      events.emit('toast.wanted', { tone: 'info', text: sessionEndedText() });
    },
    onCallRefused({ code, details }, method) {
      if (code === 'auth.password_change_required')
        popups.open({ name: 'change-password', fault: details?.['passwordFault'] as PasswordFault | undefined });
      // What a page only reads it may do without; what a player asked for is explained.
      if (code === 'auth.use_real_account' && method !== 'GET') popups.open({ name: 'real-account' });
    },
    landingParams: signInFlow.landingParams,
    isSignInAwaited: waiters.hasAny,
    info: currentMember.info,
    signIn: signInFlow.signIn,
    completeSignIn: (call, input) => signInFlow.completeSignIn(() => http.call(call, input)),
    source: {
      // Not before the caller holds the session: the client behind `http` asks it for the token.
      restored: Promise.resolve().then(signInFlow.resume),
      current: sessionStore.current,
      subscribe: sessionStore.subscribe,
      signIn() {
        const session = sessionStore.current();
        if (session.state === 'signed-in') return Promise.resolve(session.member);
        if (!SIGN_IN_POPUPS.includes(popups.current()?.name)) popups.open({ name: 'sign-in' });
        return waiters.wait();
      },
      signInWith: signInFlow.signIn,
      register() {
        // Whoever plays for free is told first what an account of their own is.
        const session = sessionStore.current();
        const trial = session.state === 'signed-in' && session.member.trial;
        popups.open({ name: trial ? 'real-account' : 'register' });
      },
      signOut,
      async refresh() {
        // On the way out the server's word that this session ended is no news.
        if (tokens.token() && !isUnderWay()) await currentMember.load();
      },
    },
  };
}
