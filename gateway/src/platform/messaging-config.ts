import { readFileSync } from 'node:fs';
import type { ReadSetting } from './read-setting';

/** Providers of messages and of proofs about phones, as far as there are any. */
export interface MessagingConfig {
  sms: { url: string; token: string; sender: string | undefined } | undefined;
  mail: { url: string; from: string } | undefined;
  /** Codes by SMS that a brand sends within 24 hours at most. */
  smsDaily: number;
  /** Who else may say that a phone is somebody's: an issuer of OpenID tokens with the claim `phone_number`. */
  phoneTokens: PhoneTokensConfig | undefined;
}

export interface PhoneTokensConfig {
  issuer: string;
  audience: string;
  keys: string;
  /** Where players prove their number to it; only that page's origin is listened to. Missing: tokens are taken, and nobody is led there. */
  page?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAIL_ADDRESS = /^[^\s<>@\p{C}]+@[A-Za-z0-9.-]+$/u;

/** What says on purpose that there is no provider of a kind, where production asks for one. */
const NO_PROVIDER = 'none';

/**
 * @param read what becomes of a setting that cannot be read; without it, it is thrown
 * @throws Error naming the variable and what it must be
 */
export function readMessagingConfig(
  env: Environment,
  production: boolean,
  read: ReadSetting = (setting) => setting(),
): MessagingConfig {
  return {
    sms: read(() => smsOf(env, production), undefined),
    mail: read(() => mailOf(env, production), undefined),
    smsDaily: read(() => wholeNumber(env, 'PAVILION_SMS_DAILY', 5_000), 5_000),
    phoneTokens: read(() => phoneTokensOf(env, production), undefined),
  };
}

function smsOf(env: Environment, production: boolean): MessagingConfig['sms'] {
  const { PAVILION_SMS_URL: url, PAVILION_SMS_SENDER: sender } = env;
  const token = secretOf(env, 'PAVILION_SMS_TOKEN');
  if (url === NO_PROVIDER || (!url && !token)) return undefined;
  requireWebAddress('PAVILION_SMS_URL', url, production);
  if (!token || token.length < 8)
    throw new Error('PAVILION_SMS_TOKEN must be the bearer token that the SMS provider gave, with PAVILION_SMS_URL');
  return { url, token, sender };
}

function mailOf(env: Environment, production: boolean): MessagingConfig['mail'] {
  const from = env.PAVILION_MAIL_FROM;
  const url = secretOf(env, 'PAVILION_SMTP_URL');
  if (url === NO_PROVIDER || (!url && !from)) return undefined;
  const { protocol, hostname, username } = url && URL.canParse(url) ? new URL(url) : NO_ADDRESS;
  // The address is not repeated: it holds a password.
  if (!url || !/^smtps?:$/.test(protocol) || !hostname)
    throw new Error('PAVILION_SMTP_URL must be smtps://user:password@host:465 or smtp://user:password@host:587');
  if (production && !username) throw new Error('PAVILION_SMTP_URL must name user and password in production');
  if (!from || !MAIL_ADDRESS.test(from))
    throw new Error(`PAVILION_MAIL_FROM must be an address such as care@site.example, not “${from ?? ''}”`);
  return { url, from };
}

function phoneTokensOf(env: Environment, production: boolean): MessagingConfig['phoneTokens'] {
  const issuer = env.PAVILION_PHONE_TOKEN_ISSUER;
  const audience = env.PAVILION_PHONE_TOKEN_AUDIENCE;
  const keys = env.PAVILION_PHONE_TOKEN_KEYS;
  const page = env.PAVILION_PHONE_TOKEN_PAGE;
  if (!issuer && !audience && !keys && !page) return undefined;
  requireWebAddress('PAVILION_PHONE_TOKEN_KEYS', keys, production);
  if (!issuer || !audience)
    throw new Error('PAVILION_PHONE_TOKEN_ISSUER and PAVILION_PHONE_TOKEN_AUDIENCE belong to PAVILION_PHONE_TOKEN_KEYS');
  if (page) requireWebAddress('PAVILION_PHONE_TOKEN_PAGE', page, production);
  return { issuer, audience, keys, ...(page && { page }) };
}

/** From the variable, or from the file that the variable with `_FILE` after its name names. */
function secretOf(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  return file ? readFileSync(file, 'utf8').trim() : env[name];
}

function requireWebAddress(name: string, text: string | undefined, production: boolean): asserts text is string {
  const { protocol, hostname } = text && URL.canParse(text) ? new URL(text) : NO_ADDRESS;
  if (!/^https?:$/.test(protocol))
    throw new Error(`${name} must be an address such as https://provider.example/messages, not “${text ?? ''}”`);
  if (production && protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Error(`${name} must begin with https:// in production`);
}

function wholeNumber(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined) return otherwise;
  if (!/^[0-9]{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not “${text}”`);
  return Number(text);
}

const NO_ADDRESS = { protocol: '', hostname: '', username: '' };
