import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { redeemCode, signIn } from '@pavilion/api/calls/auth';
import { memberInfo } from '@pavilion/api/calls/members';
import type { MemberInfo } from '@pavilion/api/members';
import { CallError } from '@pavilion/host/http';
import { type HttpClient } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import { type Arrival, takeArrival } from './arrival';
import { passCheck, waitsForCheck } from './pass-check';
import type { Popups } from './popups';
import type { TokenStorage } from './session-storage';
import type { Waiting } from './waiting';
import type { Who } from './who';

interface EnteringParts {
  http: HttpClient;
  tokens: TokenStorage;
  who: Who;
  popups: Popups;
  waiting: Waiting<Member>;
  onEntered?: ((info: MemberInfo) => void) | undefined;
  /** A code that somebody came with was refused. */
  onRefused(reason: CallError): void;
}

/** How somebody comes to be signed in on this page, and how that ends here. */
export interface Entering {
  info(): MemberInfo | undefined;
  arrival(): Arrival;
  /** Asks the gateway who is signed in. @throws CallError */
  load(): Promise<Member>;
  /** Takes what `ask` is granted; a check that is due takes the popup's place. `known` is the password that was typed for it. @throws CallError */
  enterBy(ask: () => Promise<SignedIn>, known?: string): Promise<Member>;
  leave(): void;
  /** Makes good what the address or the tab's storage promises. */
  arrive(): Promise<void>;
  signInBy(body: SignInBody): Promise<Member>;
}

const AGENTS: readonly number[] = [1, 2, 41, 42];
const TRIAL = 4;

export function createEntering({ http, tokens, who, popups, waiting, onEntered, onRefused }: EnteringParts): Entering {
  let arrival = takeArrival();
  let info: MemberInfo | undefined;
  if (arrival.code) who.become({ state: 'visitor', returning: true });
  if (arrival.reset) popups.open({ name: 'reset-password', code: arrival.reset });

  const load = async () => {
    info = await http.call(memberInfo);
    const member = asMember(info);
    who.become({ state: 'signed-in', member });
    return member;
  };
  const leave = () => {
    tokens.clear();
    info = undefined;
    if (popups.current()?.name === 'change-password') popups.close();
    who.become({ state: 'visitor' });
  };
  const enter = async ({ token, passwordExpired, passwordFault }: SignedIn, known?: string) => {
    tokens.keep(token);
    arrival = {};
    try {
      const member = await load();
      if (info) onEntered?.(info);
      waiting.settle(member);
      if (passwordExpired) popups.open({ name: 'change-password', fault: passwordFault, known });
      else popups.close();
      return member;
    } catch (failure) {
      leave();
      throw failure;
    }
  };
  const enterBy: Entering['enterBy'] = async (ask, known) => {
    try {
      return await enter(await ask(), known);
    } catch (reason) {
      if (waitsForCheck(reason)) return passCheck(popups, waiting, reason);
      throw reason;
    }
  };
  const restore = async () => {
    if (!tokens.token()) return;
    await load().catch(() => {
      if (!tokens.token()) return;
      // An unreachable gateway says nothing about the token: it is tried again once there is a network.
      if (who.current().state === 'visitor') who.become({ state: 'visitor' });
      globalThis.addEventListener?.('online', () => void restore(), { once: true });
    });
  };
  return {
    info: () => info,
    arrival: () => arrival,
    load,
    enterBy,
    leave,
    async arrive() {
      const { code } = arrival;
      try {
        if (code) await enter(await http.call(redeemCode, { code }));
        else await restore();
      } catch (reason) {
        arrival = {};
        // Whoever comes from another site may still have to show more; the page does not wait for that.
        if (waitsForCheck(reason)) passCheck(popups, waiting, reason).catch(() => undefined);
        else if (reason instanceof CallError) onRefused(reason);
        if (tokens.token()) await restore();
        else who.become({ state: 'visitor' });
      }
    },
    signInBy(body) {
      const { join } = arrival;
      const typed = 'password' in body ? body.password : undefined;
      return enterBy(() => http.call(signIn, { ...(join && { join }), ...body }), typed);
    },
  };
}

function asMember({ id, account, nickname, type }: MemberInfo): Member {
  return { id, account, nickname, type, agent: AGENTS.includes(type), trial: type === TRIAL };
}
