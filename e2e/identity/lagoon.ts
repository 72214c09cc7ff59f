import { randomBytes } from 'node:crypto';
import { origin } from '../origins';
import { httpRequest, readValue } from '../http-request';
import { sendEncrypted } from '../send-encrypted';

/** The brand whose every way in is open: journeys through its doors meet nobody else's. */
export const BRAND = 'lagoon';

/** Switched on before anybody comes, and left on: two variants of each journey go on beside one another. */
export const FLAGS = [
  ...['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILELOGIN', 'MOBILERECOVERY'],
  ...['SIGNINCHECK', 'PASSWORDEXPIRY', 'SOCIALLOGIN', 'FREEPLAY', 'VENDORWALLETS'],
];

/** Somebody with an account at Lagoon. */
export interface NewMember {
  username: string;
  password: string;
  email: string;
  /** With which friends register. */
  inviteCode: string;
}

export const PASSWORD = 'Boatman2026';

/** A name that nobody had before. */
export function uniqueName(): string {
  return `b${Date.now().toString(36).slice(-7)}${randomBytes(2).toString('hex')}`;
}

/** A password that nobody had before: letters and a digit, which a name may be without. */
export function uniquePassword(): string {
  return `${uniqueName()}7`;
}

/** Registers somebody over HTTP, for journeys that begin after it. */
export async function registerMember(): Promise<NewMember> {
  const username = uniqueName();
  const someone = { username, password: PASSWORD, email: `${username}@example.com` };
  const { token } = await sendEncrypted<{ token: string }>(origin(BRAND), 'PUT', '/wps/member/register', {
    ...someone,
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
  return readValue(await httpRequest(origin(BRAND), method, path, more));
}
