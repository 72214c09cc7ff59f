import type { BrowserContext } from '@playwright/test';
import { origin } from './origins';
import { httpRequest } from './http-request';
import { sendEncrypted } from './send-encrypted';

export interface Account {
  username: string;
  password: string;
}

/** The demo accounts that every installation has. */
export const accounts = {
  member: { username: 'rahima', password: 'Lantern#2026' },
  agent: { username: 'karim_agent', password: 'Lantern#2026' },
} satisfies Record<string, Account>;

/** By brand and name: who is signed in by this worker already. */
const sessions = new Map<string, string>();

/** Signs in once and lets every page of `context` start with that session; another test of the same person goes on with it while it lives. */
export async function signInOnce(context: BrowserContext, account: Account, brand = 'pavilion'): Promise<void> {
  const whose = `${brand} ${account.username}`;
  const known = sessions.get(whose);
  const token = known && (await isSessionAlive(brand, known)) ? known : await createSession(brand, account);
  sessions.set(whose, token);
  await startWithSession(context, token);
}

/** Lets every page of `who` start with the session of `token`, whoever it started with before. */
export async function startWithSession(who: Pick<BrowserContext, 'addInitScript'>, token: string): Promise<void> {
  await who.addInitScript((kept) => {
    // A game's frame is not ours, and has no storage.
    if (kept && globalThis.top === globalThis.self) sessionStorage.setItem('token', kept);
  }, token);
}

async function isSessionAlive(brand: string, token: string): Promise<boolean> {
  const { text } = await httpRequest(origin(brand), 'GET', '/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
  return (JSON.parse(text) as { success: boolean }).success;
}

async function createSession(brand: string, account: Account): Promise<string> {
  const { token } = await sendEncrypted<{ token: string }>(origin(brand), 'POST', '/wps/session/login', account);
  return token;
}
