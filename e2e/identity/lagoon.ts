import { randomBytes } from 'node:crypto';
import { origin } from '../origins';
import { overHttp, valueIn } from '../over-http';
import { sealed } from '../sealed';

/** The brand whose every way in is open: journeys through its doors meet nobody else's. */
export const BRAND = 'lagoon';

/** Switched on before anybody comes, and left on: two variants of each journey go on beside one another. */
export const FLAGS = [
  ...['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILELOGIN', 'MOBILERECOVERY'],
  ...['SIGNINCHECK', 'PASSWORDEXPIRY', 'SOCIALLOGIN', 'FREEPLAY', 'VENDORWALLETS'],
];

/** Somebody with an account at Lagoon. */
export interface Newcomer {
  username: string;
  password: string;
  email: string;
  /** With which friends register. */
  inviteCode: string;
}

export const PASSWORD = 'Boatman2026';

/** A name that nobody had before. */
export function newName(): string {
  return `b${Date.now().toString(36).slice(-7)}${randomBytes(2).toString('hex')}`;
}

/** Registers somebody over HTTP, for journeys that begin after it. */
export async function newcomer(more: { payeeName?: string } = {}): Promise<Newcomer> {
  const username = newName();
  const someone = { username, password: PASSWORD, email: `${username}@example.com` };
  const { token } = await sealed<{ token: string }>(origin(BRAND), 'PUT', '/wps/member/register', {
    ...someone,
    ...more,
    confirmPassword: PASSWORD,
    termsAccepted: true,
    adultConfirmed: true,
    login: true,
    registerUrl: `${origin(BRAND)}/register`,
    domain: `${BRAND}.localhost`,
    registerMethod: 'WEB',
  });
  const { inviteCode } = await ask<{ inviteCode: string }>('GET', '/wps/member/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  return { ...someone, inviteCode };
}

async function ask<Value>(method: string, path: string, more?: { headers?: object; body?: object }): Promise<Value> {
  return valueIn(await overHttp(origin(BRAND), method, path, more));
}
