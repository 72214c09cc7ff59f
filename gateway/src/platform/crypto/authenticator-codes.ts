import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Clocks may be a step apart. */
const TOLERANCE = 1;

/** A secret for an authenticator: 160 bits, base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from a QR code; it shows `issuer` and `name` beside the code. */
export function authenticatorAddress(issuer: string, name: string, secret: string): string {
  return authenticator(secret, issuer, name).toString();
}

/**
 * The thirty seconds that `code` belongs to, counted since 1970; undefined for a code that is wrong now. Whoever takes a code keeps its
 * step and refuses it, and earlier ones, from then on: a code is good once.
 */
export function authenticatorStep(code: string, secret: string, now = Date.now()): bigint | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD) + delta);
}

/** What the authenticator shows at `now`. */
export function authenticatorCodeAt(secret: string, now = Date.now()): string {
  return authenticator(secret).generate({ timestamp: now });
}

function authenticator(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6, algorithm: 'SHA1' });
}
