import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Pavilion';
const PERIOD = 30;
/** Clocks may be a step apart. */
const TOLERANCE = 1;

/** A secret for an authenticator: 160 bits, base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator reads from a QR code. */
export function addressOf(name: string, secret: string): string {
  return authenticator(secret, name).toString();
}

/** The thirty seconds that `code` belongs to, counted since 1970; undefined for a code that is wrong now. */
export function stepOf(code: string, secret: string, now = Date.now()): bigint | undefined {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: TOLERANCE });
  return delta === null ? undefined : BigInt(Math.floor(now / 1000 / PERIOD) + delta);
}

export function codeAt(secret: string, now = Date.now()): string {
  return authenticator(secret).generate({ timestamp: now });
}

function authenticator(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6, algorithm: 'SHA1' });
}
