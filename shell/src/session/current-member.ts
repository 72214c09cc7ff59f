import { memberInfo } from '@pavilion/api/calls/members';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import type { MemberInfo } from '@pavilion/api/members';
import type { HttpClient } from '@pavilion/host/http';
import type { Member } from '@pavilion/host/session';
import type { SessionStore } from './session-store';
import type { TokenStorage } from './token-storage';

interface CurrentMemberOptions {
  http: HttpClient;
  tokens: TokenStorage;
  sessionStore: SessionStore;
}

/** The member behind this page's token. */
export interface CurrentMember {
  /** What the gateway last said about them. */
  info(): MemberInfo | undefined;
  /** Asks the gateway who is signed in. @throws CallError */
  load(): Promise<Member>;
  /** Goes on with the session that the tab's storage has. */
  restore(): Promise<void>;
  /** Forgets token and member. */
  clear(): void;
}

export function createCurrentMember({ http, tokens, sessionStore }: CurrentMemberOptions): CurrentMember {
  let info: MemberInfo | undefined;
  const load = async () => {
    info = await http.call(memberInfo);
    const member = toMember(info);
    sessionStore.set({ state: 'signed-in', member });
    return member;
  };
  const restore = async () => {
    if (!tokens.token()) return;
    await load().catch(() => {
      // An unreachable gateway says nothing about the token: it is tried again once there is a network.
      if (!tokens.token()) return;
      if (sessionStore.current().state === 'visitor') sessionStore.set({ state: 'visitor' });
      globalThis.addEventListener?.('online', () => void restore(), { once: true });
    });
  };
  return {
    info: () => info,
    load,
    restore,
    clear() {
      tokens.clear();
      info = undefined;
      sessionStore.set({ state: 'visitor' });
    },
  };
}

function toMember({ id, account, nickname, type }: MemberInfo): Member {
  return { id, account, nickname, type, agent: isAgent(type), trial: isTrial(type) };
}
