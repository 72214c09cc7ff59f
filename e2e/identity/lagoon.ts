import { createCipheriv, constants, publicEncrypt, randomBytes } from 'node:crypto';
import { origin } from '../origins';
import { overHttp, valueIn } from '../over-http';

/** The brand whose every way in is open: journeys through its doors meet nobody else's. */
export const BRAND = 'lagoon';

/** Switched on before anybody comes, and left on: two variants of each journey go on beside one another. */
export const FLAGS = [
  ...['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'MOBILELOGIN', 'MOBILERECOVERY'],
  ...['SIGNINCHECK', 'PASSWORDEXPIRY', 'SOCIALLOGIN', 'FREEPLAY'],
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
  const { token } = await sealed<{ token: string }>('PUT', '/wps/member/register', {
    ...{ ...someone, ...more, confirmPassword: PASSWORD, termsAccepted: true, adultConfirmed: true, login: true },
    ...{ registerUrl: `${origin(BRAND)}/register`, domain: `${BRAND}.localhost`, registerMethod: 'WEB' },
  });
  const { inviteCode } = await ask<{ inviteCode: string }>('GET', '/wps/member/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  return { ...someone, inviteCode };
}

/** Sends a body in the envelope that browsers put it in. @throws Error with the gateway's answer */
async function sealed<Value>(method: string, path: string, body: object): Promise<Value> {
  const { kid, publicKey, now } = await ask<{ kid: string; publicKey: string; now: number }>('GET', '/wps/session/envelopeKey');
  const [aes, iv, nonce] = [randomBytes(32), randomBytes(12), randomBytes(18).toString('base64url')];
  const cipher = createCipheriv('aes-256-gcm', aes, iv).setAAD(Buffer.from(`${method} ${path} ${kid} ${now} ${nonce}`));
  const data = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const padding = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const key = publicEncrypt(padding, Buffer.from(aes.toString('base64'))).toString('base64');
  return ask(method, path, { body: { kid, key, iv: iv.toString('base64'), data: data.toString('base64'), ts: now, nonce } });
}

async function ask<Value>(method: string, path: string, more?: { headers?: object; body?: object }): Promise<Value> {
  return valueIn(await overHttp(origin(BRAND), method, path, more));
}
