import type { LightMyRequestResponse } from 'fastify';
import { sealEnvelope } from './seal-envelope';
import type { TestApp } from './test-app';

interface Sealed {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload: unknown;
  brand?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Where the request comes from. */
  remoteAddress?: string;
}

/** A request whose body travels in an envelope. */
export async function requestSealed(app: TestApp, { method, url, payload, ...rest }: Sealed): Promise<LightMyRequestResponse> {
  const key = (await app.request({ url: '/wps/session/envelopeKey' })).json().value as { kid: string; publicKey: string };
  return app.request({ method, url, payload: sealEnvelope(key, { method, path: url, body: payload }), ...rest });
}

/** What is sent along by whoever registers. */
export const REGISTRATION_CONSENT = { registerMethod: 'WEB', termsAccepted: true, adultConfirmed: true } as const;

/** A password that registration accepts. */
export const PASSWORD = 'Lantern 42 river';

/** Registers a player over HTTP and answers with the token they are signed in by. */
export async function registerPlayer(
  app: TestApp,
  username: string,
  extra: Record<string, string> = {},
  brand = 'pavilion',
): Promise<string> {
  const payload = { username, password: PASSWORD, confirmPassword: PASSWORD, ...REGISTRATION_CONSENT, ...extra };
  const answer = await requestSealed(app, { method: 'PUT', url: '/wps/member/register', payload, brand });
  if (answer.statusCode !== 200) throw new Error(`${username} could not register: ${answer.body}`);
  return (answer.json() as { value: { token: string } }).value.token;
}

/** Lets a visitor in for free play and answers with their token. */
export async function startFreePlay(app: TestApp, device: string): Promise<string> {
  const payload = { platform: 'W', version: 3, token: device };
  const answer = await requestSealed(app, { method: 'POST', url: '/wps/session/login/freeplay', payload });
  if (answer.statusCode !== 200) throw new Error(`no free play: ${answer.body}`);
  return (answer.json() as { value: { token: string } }).value.token;
}
