import type { RegisterBody, SignedIn, SignInBody } from '@pavilion/api/auth';
import { freePlay, register, signIn, signOut } from '@pavilion/api/calls/auth';
import { memberInfo } from '@pavilion/api/calls/members';
import type { MemberInfo } from '@pavilion/api/members';
import type { EventBus } from '@pavilion/host/events';
import type { HttpClient } from '@pavilion/host/http';
import type { Member, Session, SessionSource } from '@pavilion/host/session';
import { rememberInvitation } from './invitation';
import { createPopups, type Popups } from './popups';
import { tokenIn, visitStorage } from './session-storage';
import { trialDevice } from './trial-device';
import { createWaiting } from './waiting';

/** The session as the shell holds it. Only `source` is handed to remotes: it does not know the token. */
export interface ShellSession {
  source: SessionSource & { restored: Promise<void> };
  popups: Popups;
  /** For the Authorization header. */
  token(): string | undefined;
  /** The server does not know the token any more: signed out, with a message. */
  tokenRefused(): void;
  signInBy(body: SignInBody): Promise<Member>;
  registerBy(body: RegisterBody): Promise<Member>;
  playForFree(): Promise<Member>;
}

export interface SessionNeeds {
  http: HttpClient;
  events: EventBus;
  /** Where the token lies; the tab's own storage unless told. */
  storage?: Storage | undefined;
  /** What a player is told whose session ended by itself. */
  endedText(): string;
  /** Where other tabs of this site listen; missing where browsers do not have it. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

const AGENTS: readonly number[] = [1, 2, 41, 42];
const TRIAL = 4;

/** Who is signed in on this page. */
export function createSession({ http, events, storage = visitStorage(), endedText, channel }: SessionNeeds): ShellSession {
  const tokens = tokenIn(storage);
  rememberInvitation(storage);
  const listeners = new Set<() => void>();
  let current: Session = tokens.token() ? { state: 'visitor', returning: true } : { state: 'visitor' };
  let leaving = false;
  const waiting = createWaiting<Member>();

  const become = (next: Session) => {
    const changed = next.state !== current.state;
    current = next;
    for (const listener of listeners) listener();
    if (changed) events.emit('session.changed', { state: next.state === 'visitor' ? 'signed-out' : 'signed-in' });
  };
  const popups = createPopups(() => waiting.giveUp('the sign-in popup was closed'));

  const load = async () => {
    const member = asMember(await http.call(memberInfo));
    become({ state: 'signed-in', member });
    return member;
  };
  const leave = () => {
    tokens.clear();
    become({ state: 'visitor' });
  };
  const enter = async ({ token, passwordExpired }: SignedIn) => {
    tokens.keep(token);
    try {
      const member = await load();
      waiting.settle(member);
      if (passwordExpired) popups.open('change-password');
      else popups.close();
      return member;
    } catch (failure) {
      leave();
      throw failure;
    }
  };
  const endHere = async () => {
    // The server first; whatever it says, this browser forgets.
    leaving = true;
    await http.call(signOut).catch(() => undefined);
    leaving = false;
    leave();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' && tokens.token()) void endHere();
  });

  const restore = async () => {
    if (!tokens.token()) return;
    await load().catch(() => {
      if (!tokens.token()) return;
      // An unreachable gateway says nothing about the token: it is tried again once there is a network.
      if (current.state === 'visitor') become({ state: 'visitor' });
      globalThis.addEventListener?.('online', () => void restore(), { once: true });
    });
  };
  const signInBy = async (body: SignInBody) => enter(await http.call(signIn, { type: 'username', ...body }));

  return {
    popups,
    token: tokens.token,
    tokenRefused() {
      if (leaving || !tokens.token()) return;
      leave();
      events.emit('toast.wanted', { tone: 'info', text: endedText() });
    },
    signInBy,
    registerBy: async (body) => enter(await http.call(register, body)),
    playForFree: async () => enter(await http.call(freePlay, { platform: 'W', version: 3, token: trialDevice() })),
    source: {
      // Not before the caller holds the session: the client behind `http` asks it for the token.
      restored: Promise.resolve().then(restore),
      current: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      signIn() {
        if (current.state === 'signed-in') return Promise.resolve(current.member);
        popups.open('sign-in');
        return waiting.join();
      },
      signInWith: signInBy,
      register: () => popups.open('register'),
      async signOut() {
        // A BroadcastChannel reaches this origin only and takes no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel?.postMessage('signed-out');
        await endHere();
      },
      async refresh() {
        // On the way out the server's word that this session ended is no news.
        if (tokens.token() && !leaving) await load();
      },
    },
  };
}

function asMember({ id, account, nickname, type }: MemberInfo): Member {
  return { id, account, nickname, type, agent: AGENTS.includes(type), trial: type === TRIAL };
}
