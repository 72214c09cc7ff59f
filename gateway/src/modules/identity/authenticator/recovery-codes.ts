import { randomInt } from 'node:crypto';

/** Without the characters that look like one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODES = 10;
const HALF = 5;

/** Ten codes of fifty bits, in two halves so that people can read them: `K7QRM-2XWPA`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/** A recovery code however somebody typed it, or undefined for what cannot be one. */
export function asRecoveryCode(typed: string): string | undefined {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${ALPHABET}]{${2 * HALF}}$`).test(bare) ? `${bare.slice(0, HALF)}-${bare.slice(HALF)}` : undefined;
}

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
