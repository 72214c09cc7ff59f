import type { SignedIn, SignInBody } from '@pavilion/api/auth';
import { codeOwner, redeemCode, signIn } from '@pavilion/api/calls/auth';
import { isTrial } from '@pavilion/api/member-types';
import type { MemberInfo } from '@pavilion/api/members';
import { CallError, type HttpClient } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import { type LandingParams, takeLandingParams } from './landing-params';
import type { CurrentMember } from './current-member';
import { completeChallenge, isChallengeRequired } from './complete-challenge';
import type { Popup, Popups } from './popups';
import type { TokenStorage } from './token-storage';
import type { Waiters } from './waiters';
import type { SessionStore } from './session-store';

interface SignInFlowOptions {
  http: HttpClient;
  tokens: TokenStorage;
  sessionStore: SessionStore;
  currentMember: CurrentMember;
  popups: Popups;
  waiters: Waiters<Member>;
  onSignedIn?: ((info: MemberInfo) => void) | undefined;
  /** A code that somebody came with was refused. */
  onRefused(reason: CallError): void;
}

/** How somebody comes to be signed in on this page, and how that ends here. */
export interface SignInFlow {
  landingParams(): LandingParams;
  /** Takes what `ask` is granted; a check that is due takes the popup's place. `known` is the password that was typed for it. @throws CallError */
  completeSignIn(ask: () => Promise<SignedIn>, known?: string): Promise<Member>;
  clearSession(): void;
  /** Makes good what the address or the tab's storage promises. */
  resume(): Promise<void>;
  signIn(body: SignInBody): Promise<Member>;
}

/** What is shown to whoever has just come in: a password that must be changed before anything else, then when they were last here. */
function nextPopup(
  { passwordExpired, passwordFault }: Pick<SignedIn, 'passwordExpired' | 'passwordFault'>,
  known: string | undefined,
  info: MemberInfo | undefined,
): Popup | undefined {
  if (passwordExpired) return { name: 'change-password', fault: passwordFault, known };
  if (!info?.previousSignIn || isTrial(info.type)) return undefined;
  return { name: 'after-login', account: info.nickname || info.account, last: info.previousSignIn };
}

/** Popups that end with the session. */
const OF_A_MEMBER: readonly (Popup['name'] | undefined)[] = ['change-password', 'after-login'];

export function createSignInFlow(options: SignInFlowOptions): SignInFlow {
  const { http, tokens, sessionStore, currentMember, popups, waiters, onSignedIn, onRefused } = options;
  let landingParams = takeLandingParams();
  if (landingParams.code) sessionStore.set({ state: 'visitor', returning: true });
  if (landingParams.reset) popups.open({ name: 'reset-password', code: landingParams.reset });

  const clearSession = () => {
    if (OF_A_MEMBER.includes(popups.current()?.name)) popups.close();
    currentMember.clear();
  };
  const enter = async (granted: SignedIn, known?: string) => {
    tokens.save(granted.token);
    landingParams = {};
    try {
      const member = await currentMember.load();
      const info = currentMember.info();
      if (info) onSignedIn?.(info);
      waiters.resolveAll(member);
      const next = nextPopup(granted, known, info);
      if (next) popups.open(next);
      else popups.close();
      return member;
    } catch (failure) {
      clearSession();
      throw failure;
    }
  };
  const completeSignIn: SignInFlow['completeSignIn'] = async (ask, known) => {
    try {
      return await enter(await ask(), known);
    } catch (reason) {
      if (isChallengeRequired(reason)) return completeChallenge(popups, waiters, reason);
      throw reason;
    }
  };
  const arrive = createArrival({ ...options, enter, completeSignIn });
  return {
    landingParams: () => landingParams,
    completeSignIn,
    clearSession,
    async resume() {
      const { code } = landingParams;
      try {
        landingParams = code ? {} : landingParams;
        if (code) await arrive(code);
        else await currentMember.restore();
      } catch (reason) {
        landingParams = {};
        // Whoever comes from another site may still have to show more; the page does not wait for that.
        if (isChallengeRequired(reason)) completeChallenge(popups, waiters, reason).catch(() => undefined);
        else if (reason instanceof CallError) onRefused(reason);
        if (tokens.token()) await currentMember.restore();
        else sessionStore.set({ state: 'visitor' });
      }
    },
    signIn(body) {
      const { join } = landingParams;
      const typed = 'password' in body ? body.password : undefined;
      return completeSignIn(() => http.call(signIn, { ...(join && { join }), ...body }), typed);
    },
  };
}

interface ArrivalOptions extends Pick<SignInFlowOptions, 'http' | 'tokens' | 'sessionStore' | 'currentMember' | 'popups'> {
  enter(granted: SignedIn): Promise<Member>;
  completeSignIn: SignInFlow['completeSignIn'];
}

/** A code of another device is anybody's: it signs nobody in who was not asked. One that this browser asked for does, where nobody is signed in. */
function createArrival({ http, tokens, sessionStore, currentMember, popups, enter, completeSignIn }: ArrivalOptions) {
  return async (code: string): Promise<void> => {
    const redeem = () => http.call(redeemCode, { code });
    const { account, bound } = await http.call(codeOwner, { code });
    if (tokens.token()) await currentMember.restore();
    const present = currentMember.info()?.account;
    if (present === account) return;
    if (bound && !present) return void (await enter(await redeem()));
    if (!present) sessionStore.set({ state: 'visitor' });
    popups.open({ name: 'continue-as', account, present, go: () => completeSignIn(redeem) });
  };
}
