import type { Call, Failure } from '@pavilion/api';
import type { PasswordFault, SignedIn, SignInBody } from '@pavilion/api/auth';
import { signOut } from '@pavilion/api/calls/auth';
import type { MemberInfo } from '@pavilion/api/members';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { Member, SessionSource } from '@pavilion/host/session';
import type { Arrival } from './arrival';
import { createEndings, type Ending } from './ending';
import { createEntering } from './entering';
import { rememberInvitation } from './invitation';
import { createPopups, type Popup, type Popups } from './popups';
import { tokenIn, visitStorage } from './session-storage';
import { createWaiting } from './waiting';
import { createWho } from './who';

/** The session as the shell holds it. Only `source` is handed to remotes: it does not know the token. */
export interface ShellSession {
  source: SessionSource & { restored: Promise<void> };
  popups: Popups;
  /** For the Authorization header. */
  token(): string | undefined;
  /** How this session ends for a call that is made in it; nothing for a call that needs none. */
  ending(call: Pick<Call<unknown, unknown>, 'token'>): Ending | undefined;
  /** The server does not know the token any more: signed out, with a message. */
  tokenRefused(): void;
  /** A call was refused for what this session is: says what has to be done first. */
  refused(failure: Pick<Failure, 'code' | 'details'>, method: string): void;
  /** What is left of what the address brought; whoever signs in takes it along. */
  arrival(): Arrival;
  /** Whether something waits for somebody to sign in: then it goes on with that, not with the lobby. */
  awaited(): boolean;
  /** What the gateway last said about the member. */
  info(): MemberInfo | undefined;
  /** Signs in by name or mobile; a check that is due takes the popup's place. @throws CallError */
  signInBy(body: SignInBody): Promise<Member>;
  /** Signs in by any other call that is answered with a session, with the check that may be due. @throws CallError */
  enterBy<Input>(call: Call<Input, SignedIn>, input: Input): Promise<Member>;
}

export interface SessionNeeds {
  http: HttpClient;
  events: EventBus;
  /** Where the token lies; the tab's own storage unless told. */
  storage?: Storage | undefined;
  /** What a player is told whose session ended by itself. */
  endedText(): string;
  /** Somebody signed in; told what the gateway says about them. */
  onEntered?(info: MemberInfo): void;
  /** Where other tabs of this site listen; missing where browsers do not have it. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** Popups that end in a session as well, and began before somebody asked for one. */
const UNDER_WAY: readonly (Popup['name'] | undefined)[] = ['reset-password', 'check'];

/** Who is signed in on this page. */
export function createSession(needs: SessionNeeds): ShellSession {
  const { http, events, storage = visitStorage(), endedText, onEntered, channel } = needs;
  const tokens = tokenIn(storage);
  rememberInvitation(storage);
  const who = createWho(events, tokens.token() !== undefined);
  const waiting = createWaiting<Member>();
  const popups = createPopups(() => waiting.giveUp('the sign-in popup was closed'));
  const onRefused = ({ message: text }: Error) => events.emit('toast.wanted', { tone: 'negative', text });
  const entering = createEntering({ http, tokens, who, popups, waiting, onEntered, onRefused });
  const endings = createEndings();
  let leaving = false;

  const endHere = async () => {
    // The server first; whatever it says, this browser forgets.
    leaving = true;
    endings.begin();
    await http.call(signOut).catch(() => undefined);
    leaving = false;
    entering.leave();
    endings.finish();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' && tokens.token()) void endHere();
  });

  return {
    popups,
    token: tokens.token,
    ending: endings.of,
    tokenRefused() {
      if (leaving || !tokens.token()) return;
      entering.leave();
      events.emit('toast.wanted', { tone: 'info', text: endedText() });
    },
    refused({ code, details }, method) {
      if (code === 'auth.password_change_needed')
        popups.open({ name: 'change-password', fault: details?.['passwordFault'] as PasswordFault | undefined });
      // What a page only reads it may do without; what a player asked for is explained.
      if (code === 'auth.use_real_account' && method !== 'GET') popups.open({ name: 'real-account' });
    },
    arrival: entering.arrival,
    awaited: waiting.any,
    info: entering.info,
    signInBy: entering.signInBy,
    enterBy: (call, input) => entering.enterBy(() => http.call(call, input)),
    source: {
      // Not before the caller holds the session: the client behind `http` asks it for the token.
      restored: Promise.resolve().then(entering.arrive),
      current: who.current,
      subscribe: who.subscribe,
      signIn() {
        const session = who.current();
        if (session.state === 'signed-in') return Promise.resolve(session.member);
        if (!UNDER_WAY.includes(popups.current()?.name)) popups.open({ name: 'sign-in' });
        return waiting.join();
      },
      signInWith: entering.signInBy,
      register() {
        // Whoever plays for free is told first what an account of their own is.
        const session = who.current();
        const trial = session.state === 'signed-in' && session.member.trial;
        popups.open({ name: trial ? 'real-account' : 'register' });
      },
      async signOut() {
        // A BroadcastChannel reaches this origin only and takes no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel?.postMessage('signed-out');
        await endHere();
      },
      async refresh() {
        // On the way out the server's word that this session ended is no news.
        if (tokens.token() && !leaving) await entering.load();
      },
    },
  };
}
